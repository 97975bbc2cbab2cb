# How strong the bots are (start page).
home-level = Strength of the bots
home-level-help = Strong and Master think by picturing the cards that they cannot see.
level-beginner = Easy
level-simple = Normal
level-strong = Strong
level-master = Master
