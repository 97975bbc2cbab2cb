"""Legal cards, the winner and why, over compiled tables; playouts and the solver on top."""
