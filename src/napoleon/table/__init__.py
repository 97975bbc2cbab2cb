"""Live tables: seats, clocks, bots that stand in, and resync."""
