"""The door for other programs: the same tables over documented HTTP and WebSocket, with a token instead of a cookie."""
