"""Examples of every rule in card notation, one file for each family of RULES: read from the text, not from the code."""

from types import ModuleType

from tests.examples import a_auction, bwzv_result, mj_specials, nx_exchange, p_play, skc_tricks, t_table

FAMILIES: tuple[ModuleType, ...] = (t_table, a_auction, nx_exchange, p_play, mj_specials, skc_tricks, bwzv_result)
