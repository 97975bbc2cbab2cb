"""The families of options, one file each, in the order of RULES.md."""
