# 卓に集まる人たち：待合室、出入り、代わりのBot、ひとこと。$name は名前。

table-empty = 空席
clock-off = 制限時間なし
clock-relaxed = ゆっくり（1手60秒）
clock-normal = ふつう（1手20秒）
setting-listed = ロビーに載せる
setting-by-link = リンクを知っている人だけ
setting-chat-on = チャットあり
setting-chat-off = チャットなし（スタンプのみ）
setting-late-on = 観戦は1局遅れ
setting-late-off = 観戦はその場で
room-waiting = みんなが集まるのを待っています
room-no-host = 最初に座った人が始められます
room-host-begins = { $name }が始めるのを待っています
late-wait = 観戦は1局遅れです。この局は、終わってから見られます
away-bot = Botが代わりに打っています
away-lost = 接続が切れています

## スタンプ

stamp-hello = よろしく
stamp-nice = ナイス！
stamp-thanks = ありがとう
stamp-sorry = ごめん
stamp-wow = びっくり
stamp-thinking = 考え中
stamp-hurry = お早めに
stamp-good-game = いい勝負でした

## 記録

note-sat = { $name }が座りました
note-bot-sat = { $name }（Bot）が座りました
note-left = { $name }が席を空けました
note-swapped = { $name }と{ $other }が席を入れ替えました
note-host = { $name }がホストになりました
note-rules = ルールが変わりました
note-agreed = { $name }がルールに同意しました
note-left-for-good = { $name }が抜け、{ $other }（Bot）が入りました
note-late-on = 観戦は1局遅れになりました
note-late-off = 次の局から、観戦は遅れなしになります
note-disconnected = { $name }の接続が切れました
note-stands-in = { $name }の代わりにBotが打ちます
note-took-back = { $name }が戻りました
note-clock = { $name }の持ち時間が切れました
note-muted = ホストが{ $name }の発言を止めました
note-unmuted = ホストが{ $name }の発言を戻しました
note-device = { $name }が別の端末に移りました

## 断り

problem-table-without-friends = ここは、ひとりで遊ぶ卓です。
problem-already-seated = もう席に座っています。
problem-sit-between-deals = 局の途中では座れません。局の終わりを待ってください。
problem-no-chair-free = 空いている席がありません。
problem-chair-taken = その席には、もう人がいます。
problem-chair-is-empty = その席には、だれもいません。
problem-remove-yourself = 自分の席を空けるには、席を立ってください。
problem-remove-only-people = 対戦が始まったら、Botは外せません。
problem-more-people-than-chairs = { $people }人座っているので、{ $players }人のルールにはできません。
problem-only-before-the-match = これは、対戦が始まる前だけ変えられます。
problem-only-the-host = これは、ホストだけができます。
problem-not-all-agreed = まだルールに同意していない人がいます（{ $missing }）。
problem-match-not-begun = 対戦はまだ始まっていません。
problem-bot-moves-for-you = いまはBotが代わりに打っています。席を取り戻してから打ってください。
problem-nothing-to-take-back = Botは代わりに打っていません。
problem-device-code-unknown = このコードは使えません。打ち間違いか、使用済みか、10分が過ぎています。
problem-chat-is-off = この卓では、文字は送れません。
problem-you-are-muted = ホストがあなたの発言を止めています。
problem-mute-only-others = 発言を止められるのは、ほかの人だけです。
problem-name-is-no-text = 名前は文字で送ってください。
problem-name-is-empty = 名前を入れてください。
problem-name-too-long = 名前は{ $most }文字までです。
problem-name-not-readable = 名前に、見えない文字や使えない文字が入っています。
problem-name-taken = 「{ $name }」という名前は、もう使われています。別の名前にしてください。
problem-text-is-no-text = 文字で送ってください。
problem-text-is-empty = 文字を入れてください。
problem-text-too-long = { $most }文字までです。
problem-text-not-readable = 見えない文字や使えない文字が入っています。
problem-action-needs-two-seats = seats は、席の番号を2つ並べて送ってください。
problem-action-needs-one-of = { $key } は、次のどれかで送ってください（{ $expected }）。
