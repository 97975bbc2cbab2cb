"""Napoleon: the Japanese trick-taking card game, in the browser."""
