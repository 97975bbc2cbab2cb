"""Every text shown to people, Japanese and English, in one catalogue."""
