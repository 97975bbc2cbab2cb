# 開いた局面を解くときの断り。
problem-solve-trick-is-full = plays には途中のトリックを書いてください。{ $players }人のトリックに、もう{ $got }枚あります。
problem-solve-side-not-a-list = side には、その側の席を [0, 3] のように並べてください。
problem-solve-not-a-number = { $key } の「{ $got }」は、0から24までの数にしてください。
problem-solve-illegal-play = { $seat }は、この手札では{ $card }を出せません。
