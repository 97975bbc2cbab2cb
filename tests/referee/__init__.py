"""Referees of their own, to hold the program against."""
