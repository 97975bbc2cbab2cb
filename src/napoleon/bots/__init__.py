"""A bot maps a view to an action: random, simple, search, and the arena where they meet."""
