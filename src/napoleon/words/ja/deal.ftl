# 局の中で断られたとき（problem-…）。だれが、なにを、どの決まりで、代わりにどうするか。
# problem-barred-… は、手札の出せないカードの説明にも使う。

problem-deal-is-over = この局はもう終わっているので、{ $seat }は何もできません。
problem-wrong-phase = { $seat }のその行動はいまはできません。いまは{ $phase ->
    [auction] 競り
    [naming] 副官を指名するところ
    [exchange] 捨て札を選ぶところ
    [perfect] パーフェクトを宣言するか答えるところ
    [play] カードを出すところ
   *[other] ほかのことをするところ
  }です。
problem-not-your-turn = いまは{ $seat }の番ではありません。自分の番まで待ってください。

problem-bid-no-trump-off = { $seat }は{ $bid }と宣言できません。このルールにノートランプはないので、スートを選んで宣言します。
problem-bid-below-minimum = { $seat }は{ $bid }と宣言できません。最低宣言数は{ $minimum }枚です。
problem-bid-above-largest = { $seat }は{ $bid }と宣言できません。宣言できるのは{ $largest }枚までです。
problem-bid-not-stronger = { $seat }は{ $bid }と宣言できません。いまの宣言は{ $last }なので、それより強い宣言をします。
problem-bid-needs-more-points = { $seat }は{ $bid }と宣言できません。二巡目からは、いまの宣言{ $last }より枚数を増やします。
problem-pass-when-demanded = { $seat }はパスできません。全員がパスしたので、前の局の役目から、最低宣言数以上の宣言を一つします。
problem-opener-must-bid = { $seat }は最初の番をパスできません。このルールでは、最初の人はかならず宣言します。
problem-pass-by-last-bidder = { $seat }はパスできません。最後に宣言したのは{ $seat }なので、ほかの人の言葉を待ちます。
problem-pass-twice = { $seat }は続けてもう一度パスできません。前の宣言のあとにもうパスしているので、宣言するか、ほかの人を待ちます。

problem-card-not-in-play = { $seat }は{ $card }を指名できません。このルールでは使わないカードです。
problem-name-own-card = { $seat }は{ $card }を指名できません。このルールでは、自分の手札にないカードを指名します。
problem-discard-count = { $seat }の捨て札は{ $got }枚ですが、場札と同じ{ $expected }枚の別々のカードを捨てます。
problem-not-in-hand = { $seat }の手札に{ $card }はありません。手札のカードを選びます。
problem-discard-from-widow = { $seat }の捨て札には、場札から来たカードが足りません。少なくとも{ $least }枚は場札から捨てます。
problem-discard-honours-forbidden = { $seat }は絵札の{ $cards }を捨てられません。{ $most ->
    [0] このルールでは、絵札は捨てられません。
   *[other] このルールでは、この手から捨ててよい絵札は{ $most }枚までです。
  }
problem-receiver-missing = { $seat }は絵札を捨てるので、その絵札を渡す人を一人選びます。
problem-receiver-not-asked = { $seat }は絵札を渡す人を選べません。選ぶのは、捨てた絵札を渡すルールで絵札を捨てたときだけです。
problem-no-such-seat = { $seat }の選んだ席「{ $got }」はありません。席は0から{ $last }までです。

problem-joker-must-call = { $seat }は{ $card }をリードするので、求めるスートを選びます。
problem-joker-calls-nothing = { $seat }は、ここでは{ $card }でスートを求められません。スートを付けずに出します。
problem-joker-must-be-named = { $seat }は{ $card }を出すので、何のカードに化けるかを言います。
problem-not-a-wild-joker = { $seat }は、ここでは{ $card }をほかのカードに化けさせられません。そのまま出します。
problem-joker-named-badly = { $seat }は{ $card }を{ $card_named }に化けさせられません。使うカードのうち、いま出してよいものに化けます。
problem-betrayal-not-allowed = { $seat }は{ $card }で寝返れません。寝返れるのは、決められたカードを出す副官が、その局で一度だけです。
problem-napoleon-may-not-betray = { $seat }は寝返れません。ナポレオンの裏切りがあるルールで、ナポレオンが、まだ裏切りのない局でだけできます。
problem-napoleon-lacks-cards = { $seat }は寝返れません。{ $cards }をすべて手札から見せます。
problem-solo-may-not-betray = { $seat }は寝返れません。副官がいないときは、ナポレオンは寝返れません。

problem-barred-lead-ban = { $seat }は{ $card }を最初のトリックにリードできません。ルールで禁じられていないカードをリードします。
problem-barred-follow-suit = { $seat }は{ $card }を出せません。リードの{ $suit }が手札にあるので、{ $suit }を出します。
problem-barred-call = { $seat }は{ $card }を出せません。{ $card_lead }がリードされて請求を受けたので、{ $cards }を出します。
problem-barred-honour-duty = { $seat }は{ $card }を出せません。ジョーカーの切り札請求に切り札がないときは、絵札かいつでも出せるカードを出します。
problem-barred-first-trick-ban = { $seat }は{ $card }を最初のトリックに出せません。ほかに出せるカードがあるので、それを出します。
