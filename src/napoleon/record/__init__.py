"""Deals and matches as text: write, read, replay, verify."""
