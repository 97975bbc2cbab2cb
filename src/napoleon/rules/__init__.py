"""The options with their documentation and presets, and a rule set compiled into tables."""
