"""The append-only log of events, with a version for each table."""
