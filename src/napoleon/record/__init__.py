"""Deals and single tricks as text: notation, records, replay, and questions answered line by line."""
