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
problem-code-unknown = 「{ $text }」は共有コードではありません。コードは N で始まる英数字か、{ $expected } のどれかです。
problem-code-mistyped = 共有コード「{ $text }」には打ち間違いがあります。文字を見直してください。
problem-code-newer = 共有コード「{ $text }」には、この版にない選択肢や値があります。
problem-file-missing = 「{ $file }」というルール一式もファイルもありません。ルール一式は { $expected } で、その説明は napoleon rules list で見られます。
problem-code-or-name-mistyped = 「{ $text }」というルール一式はなく、共有コードなら打ち間違いがあります。ルール一式は { $expected } で、その説明は napoleon rules list で見られます。
problem-file-not-toml = 「{ $file }」はTOMLとして読めません（{ $detail }）。
problem-file-not-json = 「{ $file }」はJSONとして読めません（{ $detail }）。
problem-text-not-toml = 書かれたルールを、TOMLとして読めません（{ $detail }）。
problem-text-not-json = 書かれたルールを、JSONとして読めません（{ $detail }）。

idle-free-for-all = 絵取りには競りもナポレオンもないので、{ $option }は関係ありません。
idle-somebody-bids = 最初の人が必ず宣言し、全員パスにならないので、{ $option }は効きません。
idle-never-redealt = 流れる局がないので、{ $option }は効きません。
idle-no-second-auction = 二度目の競りがないので、{ $option }は効きません。
idle-nobody-forced = 自動的にナポレオンになる人がいないので、{ $option }は効きません。
idle-widow-to-turn = めくる場札がないので、{ $option }は配り直しと同じです。
idle-no-widow = 場札がないので、{ $option }は効きません。
idle-whole-widow = 場札はそれより多くないので、{ $option }は効きません。
idle-power-gone = { $power }になるカードがないので、{ $option }のそれは効きません。
idle-power-wild = ジョーカーがほかのカードに化けるので、{ $option }の{ $power }は効きません。
idle-power-not-played = { $power }はもともと効かないので、{ $option }のそれは効きません。
idle-power-banned = { $power }は最初のトリックに誰も出せないので、{ $option }のそれは要りません。
idle-not-special = ただのカードなので、{ $option }は効きません。
idle-no-joker = ジョーカーがないので、{ $option }は効きません。
idle-one-joker = ジョーカーが二枚ないので、{ $option }は効きません。
idle-wild-joker = ジョーカーがほかのカードに化けるので、{ $option }は効きません。
idle-no-trump-call = ジョーカーのリードが切り札請求でないので、{ $option }は効きません。
idle-next-card-leads = ジョーカーの次のカードが台札になるので、{ $option }は効きません。
idle-joker-has-place = リードしたジョーカーにはいつも強さの場所があるので、{ $option }は効きません。
idle-joker-never-strong = ジョーカーが強さの順にないので、{ $option }は効きません。
idle-after-last-trick = 最後のトリックまで続くので、{ $option }は効きません。
idle-already-banned = 最初のトリックのジョーカーはほかの決まりで禁じられているので、{ $option }は効きません。
idle-no-same-two = セイムツーがないので、{ $option }は効きません。
idle-target-without-power = { $target }が効かないので、{ $option }の{ $card }は効きません。
idle-no-killer-queen = ♥Qのよろめきがないので、{ $option }は効きません。
idle-no-killers = よろめきがないので、{ $option }は効きません。
idle-card-gone = { $card }が抜かれているので、{ $option }のそれは効きません。
idle-called-card-gone = { $target }がないので、{ $option }の{ $card }は効きません。
idle-no-joker-call = ジョーカー請求がないので、{ $option }は効きません。
idle-other-method = 得点の方法が違うので、{ $option }は効きません。

## 表と比べ

rules-difference = { $title }：{ $before } → { $after }

sheet-goal = ナポレオン軍は、宣言した枚数以上の絵札を取れば勝ち、取れなければ連合軍の勝ちです。
sheet-dealt = { $cards }枚を{ $players }人に{ $hand }枚ずつ配ります。
sheet-dealt-widow = { $cards }枚を{ $players }人に{ $hand }枚ずつ配り、残りの{ $widow }枚を場札にします。
sheet-honours = 絵札は全部で{ $count }枚です。
sheet-auction = 競りで、切り札にするスートと、取る絵札の枚数を宣言します。いちばん強く宣言した人がナポレオンです。
sheet-adjutant = ナポレオンはカードを一枚指定し、それを持つ人が副官になります。副官は、そのカードを出すまで名のりません。
sheet-exchange = ナポレオンは場札と手札を交換します。
sheet-lead = 最初のトリックはナポレオンがリードし、次からは前のトリックを取った人がリードします。プレイは時計回りです。
sheet-lead-alone = 最初のトリックは親の左隣がリードし、次からは前のトリックを取った人がリードします。プレイは時計回りです。
sheet-follow = リードされたスートがあれば出さなければならず、なければ何を出してもかまいません。
sheet-power = { $title }：{ $help }

## napoleon rules

rules-presets = ルール一式
rules-takes = 使える値：{ $expected }（初めは { $default }）
rules-code = 共有コード：{ $text }
rules-nearest = { $count ->
    [0] 「{ $preset }」と同じルールです。
   *[other] 「{ $preset }」に近く、違いは{ $count }か所です。
  }
rules-alike = 違いはありません。
rules-playable = このルールで遊べます。
