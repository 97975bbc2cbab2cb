# サーバーが作るページ(ホーム、ルール、断り)のことば。
site-title = ナポレオン
skip-to-content = 本文へ
nav-play = 遊ぶ
nav-rules = ルール
foot = ナポレオン — このコンピューターの中だけで動いています
go-home = ホームへ

home-title = ナポレオンで遊ぶ
home-lead = 競りに勝った人がナポレオン。副官は、指名されたカードを持つだれか。絵札を集めて、宣言を果たせるでしょうか。
home-start = ひとりで始める
home-preset = ルール
home-sheet = くわしく
home-sheet-of = { $title }のルールをくわしく
home-players = 人数
home-players-n = { $n }人(あなたとBot { $bots }人)
home-as-in-rules = ルールのとおり
home-deals = 局数
home-deals-help = 1から1000まで。何も書かなければルールのとおりです。
home-own-rules = 自分のルールで遊ぶ
home-rules-text = 共有コード、またはTOMLかJSONのルール
home-rules-help = ここに書くと、上で選んだルールの代わりに使います。
home-rules-file = ルールのファイル(.toml、.json)
home-go = 卓を作って始める

rules-title = ルール
rules-lead = ナポレオンは土地ごとにルールが違います。ここにあるのは、そのまま遊べるルール一式です。
rules-size = { $players }人、{ $deals }局
sheet-differences = 標準との違い { $n }件
sheet-idle = このルールでは効き目のない選択
sheet-code = 共有コード
sheet-code-help = このコードを渡せば、だれでも同じルールで遊べます。
sheet-play = このルールで始める
sheet-toml = ファイルとして見る(TOML)
sheet-all-presets = ほかのルール
rules-missing-title = ルールがありません

table-page-title = 卓
table-needs-script = 卓で遊ぶにはJavaScriptが要ります。ブラウザの設定で使えるようにしてください。
table-missing-title = 卓がありません
table-missing = このアドレスの卓はありません。アドレスをもう一度確かめるか、新しい卓を作ってください。
record-missing-title = 記録はまだありません
record-missing = 記録は、最初の局が終わると読めるようになります。
not-found-title = ページがありません
not-found = このアドレスのページはありません。
bad-method-title = この操作はできません
bad-method = このアドレスでは、その操作はできません。
bad-request-title = 受け付けられませんでした
bad-request = ブラウザから届いた内容を読めませんでした。
failure-title = うまくいきませんでした
failure = サーバーで思わぬことが起きました。対局は保存されています。少し待ってから、もう一度開いてください。

problem-form-too-long = 送られた内容が長すぎます。{ $most } KBまでにしてください。
problem-form-unreadable = 送られたフォームを読めませんでした。ファイルはUTF-8のテキストにしてください。
problem-form-not-a-number = { $field ->
    [deals] 局数
   *[players] 人数
  }に「{ $got }」は使えません。数字で書いてください。
problem-form-number-out-of-range = { $field ->
    [deals] 局数は1から{ $most }までです
   *[players] 人数は4人から{ $most }人までです
  }（書かれた数は{ $got }）。
