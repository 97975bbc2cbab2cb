"""`napoleon play`: a server on this machine, and its page in the browser."""

import typer

app = typer.Typer(add_completion=False)


@app.command()
def play() -> None:
    """Start a server on this machine and show its address."""
    typer.echo("napoleon play: the game's pages are not built yet, so there is nothing to start.", err=True)
    raise typer.Exit(1)
