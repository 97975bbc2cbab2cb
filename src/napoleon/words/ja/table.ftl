# テーブルで見る人ごとに送ることば。$seat はプレイヤーの名前（自分の席は「あなた」）。

table-you = あなた
suit-name-S = スペード
suit-name-H = ハート
suit-name-D = ダイヤ
suit-name-C = クラブ
suit-name-N = ノートランプ
rank-name-A = A
rank-name-K = K
rank-name-Q = Q
rank-name-J = J
card-name = { $of }の{ $rank }
card-name-JO = ジョーカー
card-name-JX = ジョーカー2
bid-long = { $name } { $number }枚
word-pass = パス

role-mighty = マイティ
role-sei-jack = 正J
role-ura-jack = 裏J
role-killer = よろめき
role-answer = 返し
role-thief = 横取り
role-call = 請求

badge-napoleon = ナポ
badge-adjutant = 副官
badge-ally = 連合
badge-unknown = ？
badge-solo = ナポ単独
badge-turned = 寝返り
side-napoleon = ナポレオン
side-adjutant = 副官
side-ally = 連合軍
side-unknown = 立場は不明
secret-adjutant = あなたが副官です（秘密）
secret-solo = 副官はいません。ひとりで戦います（秘密）

## 席（読み上げ用の一文）

seat-bot = { $seat }（Bot）
seat-word = { $word }と発言
seat-cards = 手札{ $count }枚
seat-honours = 絵札{ $count }枚
seat-score = 合計{ $points }点
seat-dealer = 親
seat-turn = 手番
seat-sentence = { $parts }。

## 選ぶこと

ask-bid = { $said } を宣言する
ask-name = { $card } を副官に指名
ask-perfect = パーフェクトを宣言しますか？ 残らず絵札を取れば勝ち、一枚でも欠ければ負けになります。
ask-perfect-yes = 宣言する
ask-perfect-no = 宣言しない
ask-betray = { $cards }を見せて連合軍に寝返ることができます。副官がひとりで宣言を負います。
ask-betray-yes = 寝返る
ask-adjutant-betray = { $card }を出して連合軍に寝返りますか？ この局に取った絵札は、前の分もすべて連合軍のものになります。
ask-adjutant-betray-yes = 寝返って出す
ask-adjutant-betray-no = 寝返らずに出す
ask-next = 次の局へ
ask-redeal = 配り直す
ask-again = もう一度
ask-discard-allies = { $count }枚を捨ててください。捨てた絵札は連合軍のものになります。
ask-discard-first-trick = { $count }枚を捨ててください。捨てた絵札は最初のトリックを取った人のものになります。
ask-discard-napoleon = { $count }枚を捨ててください。捨てた絵札はナポレオンのものになります。
ask-discard-nobody = { $count }枚を捨ててください。捨てた絵札は誰のものにもなりません。
ask-discard-gift = { $count }枚を捨ててください。捨てた絵札は、あなたが選ぶ一人のものになります。
ask-discard-forbidden = { $count }枚を捨ててください。{ $most ->
    [0] 絵札は捨てられません。
   *[other] 絵札は{ $most }枚までで、連合軍のものになります。
  }
ask-discard-least = そのうち{ $least }枚以上は場札から捨てます。

## すること

do-bid = あなたの番です — { $what }
do-bid-free = 早い者勝ちの競りです — { $what }
say-first = { $least }枚以上を宣言するか、パスしてください
say-first-only = { $least }枚以上を宣言してください
say-raise = { $bid }より強く宣言するか、パスしてください
say-raise-only = { $bid }より強く宣言できます
say-pass = もう宣言できないので、パスしてください
say-pass-only = ほかの人の言葉を待ってください
do-bid-demanded = 全員がパスしました — あなたが{ $least }枚以上の宣言を一つしてください
do-watch = 観戦中 — { $what }
do-naming = 副官にするカードを指名してください
do-perfect = パーフェクトを宣言するか決めてください
do-lead = あなたのリードです — カードを出してください
do-lead-barred = あなたのリードです — 最初のトリックにリードできるカードを出してください
do-follow = { $lead } — { $suit }を出してください
do-follow-or = { $lead } — { $suit }を出してください（{ $cards }も出せます）
do-follow-open = スートはまだ決まっていません — どれでも出せます
do-call = { $card }の請求 — { $cards }を出してください
do-honours = { $lead } — { $suit }がないので、絵札かいつでも出せるカードを出してください
do-anything = { $lead } — { $suit }がないので、どれでも出せます
do-anything-barred = { $lead } — { $suit }がないので、最初のトリックに出せるカードを出してください
lead-suit = { $suit }がリード
lead-joker = ジョーカーが{ $suit }を請求
lead-trump-call = ジョーカーの切り札請求（{ $suit }）
wait-all = 宣言は早い者勝ちです
wait-auction = { $seat }が宣言を考えています
wait-naming = { $seat }が副官を選んでいます
wait-exchange = { $seat }が捨て札を選んでいます
wait-perfect = { $seat }がパーフェクトを宣言するか考えています
wait-taken = { $seat }が取りました
wait-ready = ほかの人を待っています
wait-lead = { $seat }のリードを待っています
wait-play = { $seat }の番です

## 結果

result-won = ナポレオン軍の勝ち
result-lost = 連合軍の勝ち
result-redeal = 配り直し
result-redeal-text = { $why }点は動きません。
result-most-honours = { $winners }が最多
result-free-text = いちばん多く取った絵札は{ $most }枚です
result-over = { $bid } に対して { $got }枚 — { $difference }枚多く取りました
result-exact = { $bid } に対して { $got }枚 — ちょうど取りました
result-missed = { $bid } に対して { $got }枚 — { $difference }枚足りませんでした
result-doubled = { $bid } に対して { $got }枚 — 絵札を全部取ったので、得点はすべて2倍です
result-revolution = { $bid } に対して { $got }枚 — 絵札を全部取ったので、革命で負けです
result-perfect-made = パーフェクト達成 — 絵札{ $all }枚を残らず取りました
result-perfect-missed = パーフェクトならず — 絵札{ $all }枚のうち{ $got }枚でした
sheet-won = { $said } { $seat } 成功
sheet-lost = { $said } { $seat } 失敗
sheet-free = 絵取り
match-won = 優勝 { $winners }

redeal-redeal = 誰も宣言しなかったので、配り直します。
redeal-expose-widow = 場札を開けても誰も宣言しなかったので、配り直します。
redeal-widow-jack = 場札のスートのJを誰も持っていないので、配り直します。
redeal-mighty-holder = 誰も宣言せず、♠Aは場札にあるので、配り直します。
redeal-previous-napoleon = 誰も宣言せず、前の局のナポレオンがいないので、配り直します。
redeal-previous-adjutant = 誰も宣言せず、前の局の副官がいないので、配り直します。

## 得点のわけ

share-napoleon = ナポレオン
share-solo = 副官のいないナポレオン
share-lone-adjutant = ひとりで宣言を負った副官
share-adjutant = 副官
share-ally = 連合軍
share-turned = 寝返って連合軍
why-free = 取った絵札{ $honours }枚がそのまま得点です（{ $points }）。
why-wins-won = { $who }として勝ったので{ $points }点。
why-wins-lost = { $who }として負けたので{ $points }点。
why-table = 点数表の「{ $row }」、{ $who }は{ $points }点。
why-custom = 「{ $row }」の{ $who }は{ $points }点。
why-pot-shared = { $pot }点をナポレオン2・副官1で分けて、{ $who }は{ $points }点。
why-pot-solo = { $who }が{ $pot }点を全部もらって{ $points }点。
why-pot-allies = { $pot }点を連合軍{ $allies }人で等分して{ $points }点。
why-pot-nothing = { $who }として負けたので{ $pot }点の分け前はなく、{ $points }点。
why-formula = 一人分は宣言{ $number }−（最低{ $minimum }−1）で{ $unit }、連合軍{ $allies }人分を元に、{ $who }は{ $points }点。
why-doubled = 絵札を全部取ったので2倍です。

## 記録

line-dealt = 第{ $deal }局、親は{ $seat }
line-trump-drawn = 切り札は{ $suit }に決まりました
line-bid = { $seat }: { $bid }
line-pass = { $seat }: パス
line-demanded-previous-napoleon = 全員がパスしたので、前の局のナポレオンの{ $seat }が宣言します
line-demanded-previous-adjutant = 全員がパスしたので、前の局の副官の{ $seat }が宣言します
line-widow-exposed = 全員がパスしたので場札を開けました（{ $cards }）。もう一度競ります
line-turned = 場札から{ $card }がめくられました。{ $card_jack }を持っているのは{ $seat }です
line-turned-nobody = 場札から{ $card }がめくられました。{ $card_jack }は誰も持っていません
line-turned-joker = 場札から{ $card }がめくられました
line-contract-bid = ナポレオンは{ $seat }、宣言は{ $bid }
line-contract-widow-jack = めくられたスートのJを持つ{ $seat }が{ $bid }のナポレオンになりました
line-contract-mighty-holder = 全員がパスしたので、♠Aを持つ{ $seat }が{ $bid }のナポレオンになりました
line-contract-opener-forced = 全員がパスしたので、最初の番だった{ $seat }が{ $bid }のナポレオンになりました
line-contract-previous-napoleon = 前の局のナポレオンの{ $seat }が、{ $bid }でまたナポレオンになりました
line-contract-previous-adjutant = 前の局の副官の{ $seat }が、{ $bid }でナポレオンになりました
line-named = { $seat }が{ $card }を副官に指名しました
line-widow-shown = 場札が公開されました（{ $cards }）
line-widow-taken = { $seat }が場札{ $count }枚を取りました
line-discarded = { $seat }が{ $count }枚を捨てました
line-discarded-shown = { $seat }が{ $count }枚を捨てました（表は{ $cards }）
line-gift = 。絵札は{ $seat }へ
line-played = { $seat }: { $played }
line-called = { $seat }: { $played }（{ $suit }を請求）
line-revealed = 副官は{ $seat }でした
line-solo = { $seat }が自分で指名カードを出しました — 副官はいません
line-trick-won = { $seat }が取りました（{ $honours ->
    [0] 絵札なし
   *[other] 絵札{ $honours }枚
  }）。{ $why }
line-betrayed-adjutant = 副官の{ $seat }が連合軍に寝返りました
line-betrayed-napoleon = ナポレオンの{ $seat }が{ $cards }を見せて連合軍に寝返りました
line-perfect-yes = { $seat }がパーフェクトを宣言しました
line-perfect-no = { $seat }はパーフェクトを宣言しませんでした
line-scored = { $title }。{ $text }
