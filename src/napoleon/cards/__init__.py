"""The pack: card codes, suits and bit masks."""
