"""`python -m napoleon`: the command line where its script is not on the path."""

from napoleon.cli import main

if __name__ == "__main__":
    main()
