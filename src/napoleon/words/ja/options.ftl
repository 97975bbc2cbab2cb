# ルールの選択肢のことば。キーの決まり（名前の「.」と「_」は「-」にする）:
#   family-F          族の見出し
#   option-O          選択肢の名前            option-O-help    何を決めるかを一文で
#   value-O-V         名前のある値の短い名    value-O-V-help   その値のときのルールを一文で
#                     V: 名前、カード、はい・いいえは true・false、何もないときは none、並びは「-」でつなぐ
#   state-O           数・並び・リストのように自由な値のときのルールを一文で（$value、リストの一つずつは state-O-item…）
#   power-P           役の名前（play.strength、play.first_off などの値で共通）  power-P-help  その役を一文で
#   preset-P          ルール一式の名前        preset-P-help    一文の説明

## 族

family-table = 人数とカード
family-auction = 競り
family-adjutant = 副官
family-exchange = 場札とカード交換
family-play = カードの強さとプレイ
family-joker = ジョーカー
family-same-two = セイムツー
family-killers = よろめき
family-calls = 請求
family-betrayal = 裏切り
family-win = 勝敗
family-score = 得点
family-mode = 遊び方

## 役

power-mighty = マイティ（♠A）
power-mighty-help = ♠Aのことで、オールマイティとも呼びます。
power-joker = ジョーカー
power-joker-help = リードのあとから出したジョーカーです。リードしたジョーカーも、別に場所を決めなければここに入ります。
power-joker-led = リードしたジョーカー
power-joker-led-help = リードに使ったジョーカーです。
power-sei-jack = 正ジャック
power-sei-jack-help = 切り札のJです。
power-ura-jack = 裏ジャック
power-ura-jack-help = 切り札と同じ色の、もう一方のスートのJです。
power-same-two = セイムツー
power-same-two-help = トリックのカードがすべて同じスートだったときの、そのスートの2です。
power-trump = 切り札
power-trump-help = 切り札のスートのカードです。
power-killers = よろめき
power-killers-help = 特定の役札と同じトリックに出ると、その役札に勝つカードです。

## T 人数とカード

option-table-players = 人数
option-table-players-help = 何人で遊ぶかを決めます。
state-table-players = { $value }人で遊びます。
option-table-jokers = ジョーカーの枚数
option-table-jokers-help = 52枚にジョーカーを何枚加えるかを決めます。
state-table-jokers = { $value ->
    [0] ジョーカーは使いません。
   *[other] ジョーカーを{ $value }枚加えます。
  }
option-table-removed = 除くカード
option-table-removed-help = 配る前に抜いておくカードを決めます。
value-table-removed-none = なし
value-table-removed-none-help = 抜くカードはありません。
state-table-removed = { $value }を抜いて遊びます。
all-of-rank = すべての{ $rank }
option-table-hand-size = 手札の枚数
option-table-hand-size-help = 一人に何枚ずつ配るかを決め、余りが場札になります。
value-table-hand-size-none = 人数どおり
value-table-hand-size-none-help = 手札は4人なら12枚、5人なら10枚、6人なら8枚、7人なら7枚です。
state-table-hand-size = 手札は{ $value }枚ずつです。
option-table-honours = 絵札
option-table-honours-help = 1枚1点と数える絵札がどれかを決めます。
value-table-honours-AKQJT = A・K・Q・J・10
value-table-honours-AKQJT-help = 絵札はA・K・Q・J・10です。
value-table-honours-AKQJT3 = A・K・Q・J・10・3
value-table-honours-AKQJT3-help = 絵札はA・K・Q・J・10に3を加えたものです。
option-table-redeal-dealer = 配り直しの親
option-table-redeal-dealer-help = 流れた局の次に誰が配るかを決めます。
value-table-redeal-dealer-next = 次の人
value-table-redeal-dealer-next-help = 流れたときも親は左隣に移ります。
value-table-redeal-dealer-same = 同じ人
value-table-redeal-dealer-same-help = 流れたときは同じ親がもう一度配ります。

## A 競り

option-auction-opener = 最初に宣言する人
option-auction-opener-help = 競りで誰から口を開くかを決めます。
value-auction-opener-dealer-left = 親の左隣
value-auction-opener-dealer-left-help = 競りは親の左隣から始めます。
value-auction-opener-previous-napoleon = 前のナポレオン
value-auction-opener-previous-napoleon-help = 競りは前の局のナポレオンから始め、まだいなければ親の左隣から始めます。
value-auction-opener-dealer = 親
value-auction-opener-dealer-help = 競りは親から始めます。
option-auction-opener-must-bid = 最初の人の宣言義務
option-auction-opener-must-bid-help = 最初に宣言する人が、はじめの番でパスできるかを決めます。
value-auction-opener-must-bid-false = パスしてよい
value-auction-opener-must-bid-false-help = 最初の人もはじめからパスできます。
value-auction-opener-must-bid-true = 必ず宣言する
value-auction-opener-must-bid-true-help = 最初の人は、はじめの番ではパスできません。
option-auction-minimum = 最低宣言数
option-auction-minimum-help = 宣言できるいちばん少ない絵札の枚数を決めます。
state-auction-minimum = 宣言は{ $value }枚からです。
option-auction-suit-order = 競りのスートの順
option-auction-suit-order-help = 同じ枚数の宣言で、どのスートが強いかを決めます。
state-auction-suit-order = 同じ枚数なら、宣言のスートは { $value } の順に強いとします。
option-auction-no-trump = ノートランプ
option-auction-no-trump-help = 切り札なしの宣言ができるか、どのくらい強いかを決めます。
value-auction-no-trump-off = なし
value-auction-no-trump-off-help = ノートランプの宣言はありません。
value-auction-no-trump-high = スートより強い
value-auction-no-trump-high-help = ノートランプも宣言でき、同じ枚数のどのスートよりも強い宣言です。
value-auction-no-trump-low = スートより弱い
value-auction-no-trump-low-help = ノートランプも宣言でき、同じ枚数のどのスートよりも弱い宣言です。
option-auction-raise = 上げ方
option-auction-raise-help = 前の宣言をどう上回ればよいかを決めます。
value-auction-raise-higher = 強ければよい
value-auction-raise-higher-help = 前の宣言より、枚数が多いか、同じ枚数で強いスートを宣言します。
value-auction-raise-more-points-after-round-one = 二巡目からは枚数を増やす
value-auction-raise-more-points-after-round-one-help = 自分の二度目の番からは、枚数を増やした宣言しかできません。
option-auction-reentry = パスのあとの宣言
option-auction-reentry-help = 一度パスした人がまた宣言できるかを決めます。
value-auction-reentry-true = また宣言できる
value-auction-reentry-true-help = パスした人も、次の番でまた宣言できます。
value-auction-reentry-false = パスしたら抜ける
value-auction-reentry-false-help = 一度パスした人は、その競りではもう宣言できません。
option-auction-closing = 競りの終わり
option-auction-closing-help = いつ競りが終わるかを決めます。
value-auction-closing-others-pass = ほかの全員がパス
value-auction-closing-others-pass-help = 最後の宣言のあと、ほかの全員が続けてパスしたら競りは終わりです。
value-auction-closing-all-pass = 本人も含めて全員がパス
value-auction-closing-all-pass-help = 最後に宣言した本人もパスしたら競りは終わりで、本人は自分の宣言を上げることもできます。
option-auction-order = 宣言の順番
option-auction-order-help = 番を回して宣言するか、早い者勝ちかを決めます。
value-auction-order-clockwise = 時計回り
value-auction-order-clockwise-help = 宣言は時計回りに一人ずつ行います。
value-auction-order-free = 早い者勝ち
value-auction-order-free-help = 誰でもいつでも宣言でき、最後の宣言のあと、競りを閉じるのに要る全員がパスしていたら終わりです。
option-auction-all-pass = 全員パスのとき
option-auction-all-pass-help = 誰も宣言しなかったときにどうするかを決めます。
value-auction-all-pass-redeal = 配り直し
value-auction-all-pass-redeal-help = 全員がパスしたら配り直します。
value-auction-all-pass-expose-widow = 場札を開けてもう一度
value-auction-all-pass-expose-widow-help = 全員がパスしたら場札を表にして同じ人からもう一度だけ競り、それでも誰も宣言しなければ配り直します。
value-auction-all-pass-widow-jack = 場札のスートのJ
value-auction-all-pass-widow-jack-help = 全員がパスしたら場札を一枚ずつめくり、出たスートのJを持つ人がそのスートの最低宣言数でナポレオンになります。誰も持っていなければ配り直します。
value-auction-all-pass-mighty-holder = ♠Aを持つ人
value-auction-all-pass-mighty-holder-help = 全員がパスしたら♠Aを持つ人が決められた宣言でナポレオンになり、♠Aが場札にあれば配り直します。
value-auction-all-pass-opener-forced = 最初の人
value-auction-all-pass-opener-forced-help = 全員がパスしたら、最初に宣言する番だった人が決められた宣言でナポレオンになります。
value-auction-all-pass-previous-napoleon = 前のナポレオン
value-auction-all-pass-previous-napoleon-help = 全員がパスしたら前の局のナポレオンが最低宣言数以上の宣言を一つし、まだいなければ配り直します。
value-auction-all-pass-previous-adjutant = 前の副官
value-auction-all-pass-previous-adjutant-help = 全員がパスしたら前の局の副官が最低宣言数以上の宣言を一つし、副官がいなければ配り直します。
option-auction-exposed-minimum = 二度目の競りの最低宣言数
option-auction-exposed-minimum-help = 場札を開けたあとの競りの最低宣言数を決めます。
value-auction-exposed-minimum-none = 変えない
value-auction-exposed-minimum-none-help = 二度目の競りでも最低宣言数は変わりません。
state-auction-exposed-minimum = 二度目の競りの宣言は{ $value }枚からです。
option-auction-forced-bid = 決められた宣言
option-auction-forced-bid-help = 全員パスで自動的にナポレオンになった人の宣言を決めます。
state-auction-forced-bid = 自動的にナポレオンになった人の宣言は { $value } とします。

## N 副官

option-adjutant-named = 副官を指定する時
option-adjutant-named-help = 場札を見る前と後のどちらで副官を指定するかを決めます。
value-adjutant-named-before-exchange = 交換の前
value-adjutant-named-before-exchange-help = ナポレオンは場札を取る前に副官指定カードを言います。
value-adjutant-named-after-exchange = 交換の後
value-adjutant-named-after-exchange-help = ナポレオンはカード交換を終えてから副官指定カードを言います。
option-adjutant-own-card = 自分のカードの指定
option-adjutant-own-card-help = ナポレオンが自分の持つカードを指定できるかを決めます。
value-adjutant-own-card-true = できる
value-adjutant-own-card-true-help = ナポレオンは自分の持つカードを指定して、副官なしで戦うこともできます。
value-adjutant-own-card-false = できない
value-adjutant-own-card-false-help = ナポレオンは自分の持つカードを指定できません。

## X 場札とカード交換

option-exchange-most-taken = 取ってよい枚数
option-exchange-most-taken-help = 場札を何枚まで手札に残せるかを決めます。
value-exchange-most-taken-none = 全部
value-exchange-most-taken-none-help = ナポレオンは場札をすべて取り、同じ枚数を捨てます。
state-exchange-most-taken = { $value ->
    [0] ナポレオンは場札を見ますが、手札に入れることはできません。
   *[other] ナポレオンは場札を取って同じ枚数を捨てますが、手札に残せる場札は{ $value }枚までです。
  }
option-exchange-widow-shown = 場札の公開
option-exchange-widow-shown-help = 場札を取る前に全員に見せるかを決めます。
value-exchange-widow-shown-false = 見せない
value-exchange-widow-shown-false-help = 場札はナポレオンだけが見ます。
value-exchange-widow-shown-true = 見せる
value-exchange-widow-shown-true-help = 場札は、取る前に全員に見せます。
option-exchange-discards-shown = 捨て札の公開
option-exchange-discards-shown-help = どの捨て札を表にするかを決めます。
value-exchange-discards-shown-honours = 絵札だけ
value-exchange-discards-shown-honours-help = 捨て札のうち絵札だけを表にします。
value-exchange-discards-shown-all = 全部
value-exchange-discards-shown-all-help = 捨て札はすべて表にします。
value-exchange-discards-shown-none = 伏せる
value-exchange-discards-shown-none-help = 捨て札はすべて伏せておきます。
option-exchange-honours-to = 捨てた絵札の行き先
option-exchange-honours-to-help = 捨てた絵札を誰の得点にするかを決めます。
value-exchange-honours-to-allies = 連合軍
value-exchange-honours-to-allies-help = 捨てた絵札は連合軍のものになります。
value-exchange-honours-to-first-trick = 最初のトリックを取った人
value-exchange-honours-to-first-trick-help = 捨てた絵札は最初のトリックを取った人のものになります。
value-exchange-honours-to-napoleon = ナポレオン
value-exchange-honours-to-napoleon-help = 捨てた絵札はナポレオンのものになります。
value-exchange-honours-to-nobody = 誰のものでもない
value-exchange-honours-to-nobody-help = 捨てた絵札は誰のものにもなりません。
value-exchange-honours-to-gift = ナポレオンが選んだ人
value-exchange-honours-to-gift-help = 捨てた絵札は、ナポレオンが選んだ一人（自分でもよい）に渡します。
value-exchange-honours-to-forbidden = 捨てられない
value-exchange-honours-to-forbidden-help = 絵札は捨てられません。どうしても捨てる場合は最少の枚数にとどめ、それは連合軍のものになります。

## P カードの強さとプレイ

option-play-strength = 強さの順
option-play-strength-help = 役札と切り札を強い順に並べます。並べなかった役はただのカードになります。
state-play-strength = 強い順に { $value } で、ほかのカードはその下です。
option-play-suits-rank = スートの格
option-play-suits-rank-help = 切り札でないスートの間にも強弱をつけるかを決めます。
value-play-suits-rank-none = なし
value-play-suits-rank-none-help = 役札と切り札の下では、台札のスートが A K Q J 10 … 2 の順に強く、ほかのスートのカードは勝てません。
state-play-suits-rank = 台札が何であれ、切り札のほかのスートは { $value } の順に強く、同じスートなら数字の強いほうが勝ちます。
option-play-first-off = 最初のトリックで効かない役
option-play-first-off-help = 最初のトリックではただのカードになる役を決めます。
value-play-first-off-none = なし
value-play-first-off-none-help = 最初のトリックでもすべての役が効きます。
state-play-first-off = 最初のトリックでは、{ $value }の力は効きません。
option-play-last-off = 最後のトリックで効かない役
option-play-last-off-help = 最後のトリックではただのカードになる役を決めます。
value-play-last-off-none = なし
value-play-last-off-none-help = 最後のトリックでもすべての役が効きます。
state-play-last-off = 最後のトリックでは、{ $value }の力は効きません。
option-play-opening-lead-bans = 最初のリードの禁止
option-play-opening-lead-bans-help = 最初のトリックのリードに使えないカードを決めます。
value-play-opening-lead-bans-none = なし
value-play-opening-lead-bans-none-help = 最初のリードに使えないカードは、ここでは決めていません。
value-play-opening-lead-bans-trump = 切り札
value-play-opening-lead-bans-trump-help = 最初のトリックに切り札はリードできません。
value-play-opening-lead-bans-spade = スペード
value-play-opening-lead-bans-spade-help = 最初のトリックにスペードのカードはリードできません。
value-play-opening-lead-bans-joker = ジョーカー
value-play-opening-lead-bans-joker-help = 最初のトリックにジョーカーはリードできません。
state-play-opening-lead-bans = 最初のトリックのリードに、{ $value }は使えません（ほかにないときを除く）。
option-play-first-trick-bans = 最初のトリックの禁止
option-play-first-trick-bans-help = 最初のトリックで誰も出せないカードを決めます。
value-play-first-trick-bans-none = なし
value-play-first-trick-bans-none-help = 最初のトリックに出せないカードはありません。
value-play-first-trick-bans-joker = ジョーカー
value-play-first-trick-bans-joker-help = 最初のトリックにジョーカーは出せません。
value-play-first-trick-bans-trump = 切り札
value-play-first-trick-bans-trump-help = 最初のトリックに切り札は出せません。
state-play-first-trick-bans = 最初のトリックには、{ $value }は出せません（ほかにないときを除く）。
option-play-mighty-belongs = マイティのスート
option-play-mighty-belongs-help = ♠Aをどのスートのカードとして扱うかを決めます。
value-play-mighty-belongs-own-suit = スペード
value-play-mighty-belongs-own-suit-help = ♠Aは、フォローではスペードとして扱います。
value-play-mighty-belongs-trump = 切り札
value-play-mighty-belongs-trump-help = ♠Aは切り札として扱い、ノートランプではスペードとして扱います。
value-play-mighty-belongs-none = どのスートでもない
value-play-mighty-belongs-none-help = ♠Aはどのスートにも属さずいつでも出せます。スペードのリードで出さされることはなく、リードすればスペードを求めます。
option-play-ura-belongs = 裏ジャックのスート
option-play-ura-belongs-help = 裏ジャックをどのスートのカードとして扱うかを決めます。
value-play-ura-belongs-own-suit = もとのスート
value-play-ura-belongs-own-suit-help = 裏ジャックは、フォローではもとのスートのカードとして扱います。
value-play-ura-belongs-trump = 切り札
value-play-ura-belongs-trump-help = 裏ジャックは切り札として扱います。
value-play-ura-belongs-none = どのスートでもない
value-play-ura-belongs-none-help = 裏ジャックはどのスートにも属さずいつでも出せ、リードすればもとのスートを求めます。

## J ジョーカー

option-joker-belongs = ジョーカーのスート
option-joker-belongs-help = ジョーカーをいつでも出せるか、切り札の仲間とするかを決めます。
value-joker-belongs-none = いつでも出せる
value-joker-belongs-none-help = ジョーカーはいつでも出せます。
value-joker-belongs-trump = 切り札
value-joker-belongs-trump-help = ジョーカーは切り札の一枚として扱い、ノートランプではいつでも出せます。
option-joker-lead = ジョーカーのリード
option-joker-lead-help = ジョーカーをリードしたときに何が求められるかを決めます。
value-joker-lead-call-trump = 切り札請求
value-joker-lead-call-trump-help = ジョーカーをリードすると切り札請求になり、ほかの人は切り札があれば出します。ノートランプではリードした人がスートを選びます。
value-joker-lead-choose-suit = スートを選ぶ
value-joker-lead-choose-suit-help = ジョーカーをリードした人は、求めるスートを選びます。
value-joker-lead-next-card = 次のカード
value-joker-lead-next-card-help = ジョーカーをリードすると、次に出たジョーカーでないカードのスートが台札になります。
option-joker-no-trump-honours = 切り札請求と絵札
option-joker-no-trump-honours-help = 切り札請求に切り札で応じられない人が、絵札を出さなければならないかを決めます。
value-joker-no-trump-honours-false = 自由
value-joker-no-trump-honours-false-help = 切り札請求で切り札のない人は、何を出してもかまいません。
value-joker-no-trump-honours-true = 絵札を出す
value-joker-no-trump-honours-true-help = 切り札請求で切り札のない人は、あれば絵札かいつでも出せるカードを出します。
option-joker-led-otherwise = 役に立たないジョーカーのリード
option-joker-led-otherwise-help = 強さの順に場所のないジョーカーをリードしたときの強さを決めます。
value-joker-led-otherwise-lowest = いちばん弱いカード
value-joker-led-otherwise-lowest-help = 場所のないジョーカーをリードすると、求めたスートのいちばん弱いカードになります。
value-joker-led-otherwise-never = 勝てない
value-joker-led-otherwise-never-help = 場所のないジョーカーをリードしても勝てず、求めたスートが出なければ、最初に出たジョーカーでないカードが強さの台札になります。
option-joker-strong-until = ジョーカーの強い間
option-joker-strong-until-help = ジョーカーが何番目のトリックまで強いかを決めます。
value-joker-strong-until-none = 最後まで
value-joker-strong-until-none-help = ジョーカーは最後まで強さを保ちます。
state-joker-strong-until = ジョーカーが強いのは{ $value }番目のトリックまでで、そのあとは、リードすれば場所のないジョーカーとなり、あとから出せば勝てません。
option-joker-first-lead = 最初のリードのジョーカー
option-joker-first-lead-help = 最初のトリックにジョーカーをリードできるかを決めます。
value-joker-first-lead-true = できる
value-joker-first-lead-true-help = 最初のトリックにもジョーカーをリードできます。
value-joker-first-lead-false = できない
value-joker-first-lead-false-help = 最初のトリックにジョーカーはリードできません（ほかにないときを除く）。
option-joker-wild = 化けるジョーカー
option-joker-wild-help = ジョーカーを好きなカードの代わりにできるかを決めます。
value-joker-wild-false = 化けない
value-joker-wild-false-help = ジョーカーはほかのカードの代わりにはなりません。
value-joker-wild-true = 化ける
value-joker-wild-true-help = ジョーカーを出す人は好きなカードを一枚言い、そのトリックではそのカードになります。本物が出ていれば本物が勝ち、絵札に数えるのは本物だけです。
option-joker-two = 二枚のジョーカー
option-joker-two-help = 二枚のジョーカーが同じトリックに出たとき、どちらが勝つかを決めます。
value-joker-two-first-wins = 先に出たほう
value-joker-two-first-wins-help = 同じトリックに出た二枚のジョーカーは、先に出たほうが勝ちます。
value-joker-two-last-wins = 後に出たほう
value-joker-two-last-wins-help = 同じトリックに出た二枚のジョーカーは、後に出たほうが勝ちます。

## S セイムツー

option-same-two-with-joker = セイムツーとジョーカー
option-same-two-with-joker-help = ジョーカーが混じってもセイムツーになるかを決めます。
value-same-two-with-joker-false = ならない
value-same-two-with-joker-false-help = ジョーカーが混じるとセイムツーになりません。
value-same-two-with-joker-true = なる
value-same-two-with-joker-true-help = ジョーカーはそのスートのカードと見なし、混じってもセイムツーになります。
option-same-two-in-trumps = 切り札のセイムツー
option-same-two-in-trumps-help = 切り札ばかりのトリックでもセイムツーになるかを決めます。
value-same-two-in-trumps-true = なる
value-same-two-in-trumps-true-help = 切り札ばかりのトリックでもセイムツーになります。
value-same-two-in-trumps-false = ならない
value-same-two-in-trumps-false-help = 切り札ばかりのトリックではセイムツーになりません。

## K よろめき

option-killers = よろめき
option-killers-help = どのカードが、同じトリックのどの役札に勝つかを決めます。
value-killers-none = なし
value-killers-none-help = よろめきはありません。
state-killers-item-top = { $card }は、{ $target }と同じトリックに出ると、ほかに何が出ていても勝ちます。
state-killers-item-top-after = { $card }は、同じトリックで{ $target }より後に出ると、ほかに何が出ていても勝ちます。
state-killers-item-target = { $card }は、{ $target }と同じトリックに出ると、{ $target }の代わりにそのすぐ上の強さになります。
state-killers-item-target-after = { $card }は、同じトリックで{ $target }より後に出ると、{ $target }の代わりにそのすぐ上の強さになります。
option-killers-answer = よろめき返し
option-killers-answer-help = よろめいた♥Qに勝つカードを決めます。
value-killers-answer-none = なし
value-killers-answer-none-help = よろめき返しはありません。
value-killers-answer-HK = ♥K
value-killers-answer-HK-help = よろめいた♥Qと同じトリックに♥Kが出ると、♥Kが♥Qに勝ちます。
value-killers-answer-HK-HA = ♥Kと♥A
value-killers-answer-HK-HA-help = よろめいた♥Qには同じトリックの♥Kが勝ち、その♥Kには♥Aが勝ちます。
option-killers-thief = よろめきの横取り
option-killers-thief-help = よろめいたカードの強さを奪うカードを決めます。
value-killers-thief-none = なし
value-killers-thief-none-help = よろめきの横取りはありません。
value-killers-thief-SQ = ♠Q
value-killers-thief-SQ-help = よろめきの起きたトリックに♠Qが出ると、いちばん強いよろめきの強さを奪って、よろめき返しよりも上に立ちます。

## C 請求

option-calls = 請求
option-calls-help = どのカードをリードすると、ジョーカーや♠Aを出さなければならないかを決めます。
value-calls-none = なし
value-calls-none-help = 請求はありません。
state-calls-item = { $card }をリードすると、{ $target }を持つ人はそれを出さなければなりません。
option-called-joker-is-weak = 請求されたジョーカー
option-called-joker-is-weak-help = 請求されて出したジョーカーが勝てるかを決めます。
value-called-joker-is-weak-false = 強いまま
value-called-joker-is-weak-false-help = 請求されて出したジョーカーも、いつもの強さのままです。
value-called-joker-is-weak-true = 勝てない
value-called-joker-is-weak-true-help = 請求されて出したジョーカーは勝てません。

## B 裏切り

option-betrayal-adjutant-card = 副官の裏切り
option-betrayal-adjutant-card-help = 副官がどのカードで連合軍に寝返れるかを決めます。
value-betrayal-adjutant-card-none = なし
value-betrayal-adjutant-card-none-help = 副官は裏切れません。
value-betrayal-adjutant-card-CT = ♣10
value-betrayal-adjutant-card-CT-help = 副官は♣10を出すときに連合軍に寝返ることができ、その局に取った絵札は前の分もすべて連合軍のものになります。
option-betrayal-napoleon = ナポレオンの裏切り
option-betrayal-napoleon-help = ナポレオンが連合軍に寝返れるかを決めます。
value-betrayal-napoleon-false = なし
value-betrayal-napoleon-false-help = ナポレオンは裏切れません。
value-betrayal-napoleon-true = ♣10とジョーカー
value-betrayal-napoleon-true-help = ナポレオンは自分の番に♣10とすべてのジョーカーを手札から見せて連合軍に寝返ることができ、副官が一人で宣言を負います。副官がいなければできません。

## W 勝敗

option-win-all-honours = 絵札を全部取ったとき
option-win-all-honours-help = ナポレオン軍がすべての絵札を取ったときの勝敗を決めます。
value-win-all-honours-normal = ふつうの勝ち
value-win-all-honours-normal-help = ナポレオン軍が絵札をすべて取っても、ふつうの勝ちです。
value-win-all-honours-loses = 負け（革命）
value-win-all-honours-loses-help = ナポレオン軍が絵札をすべて取ると、革命で負けになります。
value-win-all-honours-loses-unless-bid = 宣言していなければ負け
value-win-all-honours-loses-unless-bid-help = ナポレオン軍が絵札をすべて取ると、全部を宣言していなければ負けになります。
value-win-all-honours-bonus = 得点が倍
value-win-all-honours-bonus-help = ナポレオン軍が絵札をすべて取ると、その局の得点がすべて倍になります。
option-win-perfect-call = パーフェクト宣言
option-win-perfect-call-help = ナポレオンが途中でパーフェクトを宣言できるかを決めます。
value-win-perfect-call-false = なし
value-win-perfect-call-false-help = パーフェクト宣言はありません。
value-win-perfect-call-true = あり
value-win-perfect-call-true-help = ナポレオンはトリックの半分が終わったところでパーフェクトを宣言でき、絵札をすべて取れば勝ち、一枚でも欠ければ負けになります。

## Z 得点

option-score-method = 得点の方法
option-score-method-help = 一局の得点をどう計算するかを決めます。
value-score-method-wins = 勝ち数
value-score-method-wins-help = 勝った側の全員が1点ずつ得ます。
value-score-method-pot = 場の点を分ける
value-score-method-pot-help = ナポレオン軍が勝てば場の点をナポレオン2・副官1の割合で分け（副官がいなければナポレオンが全部）、連合軍が勝てば連合軍で等分します。
value-score-method-table = 点数表
value-score-method-table-help = 勝てばナポレオン+2（副官なしなら+4）・副官+1・連合軍−1、負ければその逆で、連合軍に絵札を全部取られた負けは2倍です。
value-score-method-formula = 計算式
value-score-method-formula-help = 宣言から最低宣言数を引いて1を足した数（1以上）を連合軍の一人分とし、その総和をナポレオン2・副官1で分けて、勝った側は足し、負けた側は引きます。
value-score-method-custom = 自由に決める
value-score-method-custom-help = 結果ごとに決めた点を、ナポレオン・副官・連合軍がそれぞれ得ます。
option-score-deals = 局数
option-score-deals-help = 一回の対局で何局遊ぶかを決めます。
state-score-deals = { $value }局で一回の対局とし、合計点のいちばん多い人の勝ちです。
option-score-pot = 場の点
option-score-pot-help = 一局ごとに分ける点を決めます。
state-score-pot = 分ける場の点は一局{ $value }点です。
option-score-custom = 自由な点数
option-score-custom-help = 結果ごとの点数を決めます。
value-score-custom-none = なし
value-score-custom-none-help = 自由な点数は決めていません。
state-score-custom = 点数は次のとおりです（ナポレオン・副官・連合軍の順、副官がいなければナポレオン・連合軍の順）：{ $value }。
row-won = 勝ち
row-won-solo = 副官なしの勝ち
row-all = 全部取った勝ち
row-all-solo = 副官なしで全部取った勝ち
row-lost = 負け
row-lost-solo = 副官なしの負け
row-swept = 全部取られた負け
row-swept-solo = 副官なしで全部取られた負け

## V 遊び方

option-mode = 遊び方
option-mode-help = ナポレオン軍と連合軍に分かれるか、一人ひとりで競うかを決めます。
value-mode-sides = ナポレオン軍と連合軍
value-mode-sides-help = 競りで決まるナポレオンと隠れた副官に、残りの全員が連合軍として立ち向かいます。
value-mode-free-for-all = 絵取り
value-mode-free-for-all-help = 競りもナポレオンもなく、くじで決めた切り札で一人ひとりが絵札を取り合い、取った絵札の枚数がそのまま得点です。

## ルール一式

preset-none = 基本
preset-none-help = どの選択肢も変えていない、役札とジョーカーの基本の形です。
preset-standard = 標準
preset-standard-help = 多くの仲間やソフトで遊ばれている形に近い、五人・ジョーカー入りの標準ルールです。
preset-kougai = 六十点分け
preset-kougai-help = よろめきとジョーカー請求があり、一局六十点を勝った側で分ける五人用のルールです。
preset-party = 手軽
preset-party-help = ジョーカーもセイムツーもない、52枚ですぐ始められる五人用のルールです。
preset-encyclopedia = 事典
preset-encyclopedia-help = 事典に載っている、52枚・最低11枚の基本のルールです。
preset-gamefarm = ジョーカー切り札請求
preset-gamefarm-help = ジョーカーは、リードすれば切り札請求の強いカード、あとから出せば勝てないカードになる五人用のルールです。
