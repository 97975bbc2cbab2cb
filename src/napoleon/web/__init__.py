"""Pages, the socket and the static files."""
