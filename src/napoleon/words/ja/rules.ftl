# ルールを読むときの断り（problem-…）と、効き目のない選択肢の理由（idle-…）。

problem-bad-value = { $option }に { $value } は使えません。使えるのは { $expected } です。
problem-unknown-option = 「{ $option }」という選択肢はありません。近いのは { $expected } です。
problem-unknown-preset = 「{ $preset }」というルール一式はありません。あるのは { $expected } です。
problem-rules-not-an-object = ルールは { $expected } の形で書いてください。
problem-rules-unknown-key = ルールに「{ $key }」という項目はありません。書けるのは { $expected } です。
problem-too-few-cards = { $players }人に{ $hand }枚ずつ配るには{ $needed }枚要りますが、カードは{ $have }枚しかありません。{ $options }のどれかを変えてください。
problem-widow-too-large = 場札が{ $size }枚になりますが、場札は8枚までです。{ $options }のどれかを変えてください。
problem-above-largest-bid = { $number }枚は、宣言できるいちばん大きな数の{ $largest }枚を超えています。{ $options }のどれかを変えてください。
problem-forced-no-trump = 決められた宣言の { $bid } には、ノートランプの宣言ができるルールが要ります。{ $options }のどちらかを変えてください。
problem-class-twice = 強さの順に{ $power }が二度あります。{ $options }では、どの役も一度だけ並べてください。
problem-no-trump-class = 強さの順に切り札がありません。{ $options }に trump を入れてください。
problem-no-two-in-pack = 2がすべて抜かれているので、セイムツーはできません。{ $options }のどちらかを変えてください。
problem-card-not-in-pack = { $card }は抜かれているので使えません。{ $options }のどちらかを変えてください。
problem-own-target = { $card }は{ $target }自身になりうるので、それを相手にはできません。{ $options }を変えてください。
problem-betrayal-without-cards = ナポレオンの裏切りには♣10とジョーカーが要ります。{ $options }のどれかを変えてください。
problem-mighty-holder-without-mighty = ♠Aが抜かれているので、♠Aを持つ人をナポレオンにはできません。{ $options }のどちらかを変えてください。
problem-pot-does-not-divide = 場の点の{ $pot }点は{ $share }で割り切れません。{ $options }のどちらかを変えてください。
problem-custom-incomplete = 自由な点数には、勝ち（won）と負け（lost）の両方が要ります。{ $options }を直してください。
problem-perfect-too-short = パーフェクト宣言には2トリック以上が要ります。{ $options }のどちらかを変えてください。
