"""Pages rendered on the server, the socket of the table, and static files."""
