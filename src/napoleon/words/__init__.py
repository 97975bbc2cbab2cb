"""Every word people read, in Japanese and English, from one catalogue of Fluent files."""

from napoleon.words.catalogue import LANGUAGES, Problem, has, say

__all__ = ["LANGUAGES", "Problem", "has", "say"]
