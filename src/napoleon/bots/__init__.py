"""A bot maps a view to an action: simple, search, and the arena where they meet."""
