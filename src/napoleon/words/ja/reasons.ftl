# トリックがなぜ取れたか（reason-…）。$winner は勝ったカード、$beaten は負けたなかでいちばん強いカード（killed は討たれたカード）。

reason-wild-card = { $card }に化けた{ $joker }

reason-mighty = マイティの{ $winner }が、{ $beaten }を抑えて取りました。
reason-joker = { $winner }が、{ $beaten }を抑えて取りました。
reason-joker-led = リードした{ $winner }が、{ $beaten }を抑えて取りました。
reason-joker-lowest = リードした{ $winner }は{ $suit }のいちばん弱い札ですが、ほかに{ $suit }も切り札も役札も出ず、{ $beaten }に勝って取りました。
reason-joker-lowest-plain = リードした{ $winner }は求めたスートのいちばん弱い札ですが、ほかに勝てる札が出ず、{ $beaten }に勝って取りました。
reason-sei-jack = 正ジャックの{ $winner }が、{ $beaten }を抑えて取りました。
reason-ura-jack = 裏ジャックの{ $winner }が、{ $beaten }を抑えて取りました。
reason-same-two = セイムツー — 全員が{ $suit }を出したので、{ $winner }が{ $beaten }を抑えて取りました。
reason-same-two-joker = セイムツー — ジョーカーのほかは全員が{ $suit }を出したので、{ $winner }が{ $beaten }を抑えて取りました。
reason-trump = 切り札の{ $winner }が、{ $beaten }を切って取りました。
reason-trump-over = 切り札の{ $winner }が、同じ切り札の{ $beaten }に勝って取りました。
reason-trump-led = 切り札のなかでいちばん強い{ $winner }が、{ $beaten }に勝って取りました。
reason-trump-led-alone = リードの切り札に切り札で応じた人がなく、{ $winner }が{ $beaten }に勝って取りました。
reason-led-suit = リードの{ $suit }でいちばん強い{ $winner }が、{ $beaten }に勝って取りました。
reason-led-suit-alone = リードの{ $suit }は{ $winner }だけなので、{ $beaten }に勝って取りました。
reason-suits-rank = スートの強さの順で、{ $winner }が{ $beaten }に勝って取りました。
reason-suits-rank-same = 出たなかでいちばん強いスートの{ $winner }が、{ $beaten }に勝って取りました。
reason-killer = { $winner }のよろめき — { $killed }を討ち取りました。
reason-yoromeki = { $winner }のよろめき — { $killed }を討ち取りました。
reason-yoromeki-gaeshi = { $winner }のよろめき返し — よろめいた{ $killed }を返り討ちにしました。
reason-yoromeki-gaeshi-gaeshi = { $winner }のよろめき返し返し — よろめき返しの{ $killed }をさらに返り討ちにしました。
reason-thief = { $winner }の横取り — { $killed }のよろめきを奪って取りました。
reason-weak = 勝てるカードが一枚も出なかったので、{ $beaten }を差しおいて{ $winner }が取りました。
