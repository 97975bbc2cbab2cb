# ボットの強さ（はじめのページ）
home-level = Botの強さ
home-level-help = 「つよい」と「名人」は、見えないカードを思い描きながら考えます。
level-beginner = やさしい
level-simple = ふつう
level-strong = つよい
level-master = 名人
