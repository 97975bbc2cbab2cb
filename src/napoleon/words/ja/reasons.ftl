# トリックがなぜ取れたか（reason-…）。$winner は勝ったカード、$beaten は負けたなかでいちばん強いカード（killed は討たれたカード）。

reason-wild-card = { $card }に化けた{ $joker }

reason-mighty = マイティの{ $winner }が、{ $beaten }を抑えて取りました。
reason-joker = ジョーカー（{ $winner }）が、{ $beaten }を抑えて取りました。
reason-joker-led = リードしたジョーカー（{ $winner }）が、{ $beaten }を抑えて取りました。
reason-joker-lowest = リードした{ $winner }は{ $suit }のいちばん弱いカードですが、{ $beaten }に勝てる{ $suit }・切り札・役札が出なかったので取りました。
reason-joker-lowest-plain = リードした{ $winner }は求めたスートのいちばん弱いカードですが、{ $beaten }のほかに勝てるカードが出なかったので取りました。
reason-sei-jack = 正ジャックの{ $winner }が、{ $beaten }を抑えて取りました。
reason-ura-jack = 裏ジャックの{ $winner }が、{ $beaten }を抑えて取りました。
reason-same-two = セイムツー — 全員が{ $suit }を出したので、{ $winner }が{ $beaten }を抑えて取りました。
reason-trump = 切り札の{ $winner }が、{ $beaten }を切って取りました。
reason-trump-led = 切り札のなかでいちばん強い{ $winner }が、{ $beaten }に勝って取りました。
reason-led-suit = リードの{ $suit }でいちばん強い{ $winner }が、{ $beaten }に勝って取りました。
reason-led-suit-alone = リードの{ $suit }は{ $winner }だけなので、{ $beaten }に勝って取りました。
reason-suits-rank = スートの強さの順で、{ $winner }が{ $beaten }に勝って取りました。
reason-killer = { $winner }のよろめき — { $killed }を討ち取りました。
reason-yoromeki = { $winner }のよろめき — { $killed }を討ち取りました。
reason-yoromeki-gaeshi = { $winner }のよろめき返し — よろめいた{ $killed }を返り討ちにしました。
reason-yoromeki-gaeshi-gaeshi = { $winner }のよろめき返し返し — よろめき返しの{ $killed }をさらに返り討ちにしました。
reason-thief = { $winner }の横取り — { $killed }のよろめきを奪って取りました。
reason-weak = 勝てるカードが一枚も出なかったので、先に出た{ $winner }が、{ $beaten }より先という理由で取りました。
