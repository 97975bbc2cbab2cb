#!/bin/sh
# How strong the levels are: each against the one below, the same deals rotated over the seats. Usage: bench/strength.sh [DEALS] [RULES]
# Budgets are numbers of worlds, so that the figures do not hang on how busy the machine is: 100 worlds take strong about 13 ms of
# one core a move, 200 worlds master about 56 ms. For a tenth of each level's time instead: strong@0.03, master@0.15.
set -e
deals=${1:-100} rules=${2:-standard}
for bots in "simple beginner" "strong@100w simple" "master@200w strong@100w" "master@400w simple" "master@200w"; do
    echo "== $bots"
    # shellcheck disable=SC2086
    napoleon arena $bots --rules "$rules" --deals "$deals" --seed strength --lang en
done
