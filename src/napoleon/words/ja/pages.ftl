# サーバーが作るページ(ホーム、ルール、断り)のことば。
site-title = ナポレオン
skip-to-content = 本文へ
nav-play = 遊ぶ
nav-rules = ルール
foot = ナポレオン — 外部のサービスを使わずに動いています
go-home = ホームへ

home-title = ナポレオンで遊ぶ
home-lead = 競りに勝った人がナポレオン。副官は、指名されたカードを持つだれか。絵札を集めて、宣言を果たせるでしょうか。
home-preset = ルール
home-sheet = くわしく
home-sheet-of = { $title }のルールをくわしく
home-players = 人数
home-players-n = { $n }人
home-as-in-rules = ルールのとおり
home-deals = 局数
home-deals-help = 局数は1から1000まで。空なら、ルールのとおりです。
home-own-rules = 自分のルールで遊ぶ
home-rules-text = 共有コード、またはTOMLかJSONのルール
home-rules-help = ここに書くと、上で選んだルールの代わりに使います。
home-rules-file = ルールのファイル(.toml、.json)

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

home-with = だれと遊びますか
home-solo = ひとりで
home-solo-help = Botを相手に、すぐ始めます。
home-friends = 友だちと
home-friends-help = リンクを送るだけ。登録はいりません。
home-name = あなたの名前
home-name-help = 16文字まで。この端末で覚えておきます。
home-clock = 持ち時間
home-table = 卓
home-listed = ロビーに載せる
home-listed-help = 外すと、リンクを知っている人だけが来られます。
home-chat = チャットを使う
home-chat-help = 外すと、スタンプだけになります。
home-late = 観戦者には1局遅れで見せる
home-late-help = 同じ部屋に観戦の画面があっても、手の内は知られません。
home-go-solo = すぐ始める
home-go-friends = 卓を作って友だちを呼ぶ
nav-lobby = ロビー
lobby-title = いま座れる卓
lobby-of = { $name }さんの卓
lobby-people = { $n }人 / { $m }席
lobby-empty = いまは、だれでも座れる卓がありません。
lobby-open = 友だちの卓を作る
lobby-again = もう一度見る
sheet-friends = このルールで友だちと始める
verify-title = 配り方の検証
verify-lead = どの局も、256ビットの種から配ります。配る前に種の「証拠」を全員に見せ、局が終わったら種そのものを公開します。
verify-what = わかること、わからないこと
verify-shows = 証拠を見せたあとで、札が変えられていないこと。宣言や出した札を見てから配り直すことはできません。
verify-not = 種が本当にくじで選ばれたかは、わかりません。信じられないサーバーでは、自分たちのコンピューターで卓を開いてください。
verify-how = 確かめ方
verify-step-keep = 局が始まったら、「ルール」の「検証」にある証拠を控えます。
verify-step-record = 局が終わったら、卓の記録を保存します（結果の「検証」から開けます）。
verify-step-run = 記録を確かめます。
verify-own = このプログラムを使わずに確かめたいときは、プログラムに付いている docs/shuffle.md をご覧ください。手順と、37行のPythonの例があります（英語、短い日本語の説明つき）。

problem-cookies-needed = このサイトのCookieを許可してください。座席はCookieで覚えています。
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
