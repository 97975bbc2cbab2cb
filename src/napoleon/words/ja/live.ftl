# 保存した卓と、卓に届いた操作についての断り。
problem-store-closed = サーバーは終わるところです。
problem-store-failed = 保存できませんでした（{ $reason }）。ディスクの空きを確かめてください。
problem-store-damaged = 保存ファイル { $path } が壊れています（{ $reason }）。別の場所に移すと、新しく始められます。
problem-store-foreign = { $path } は、ナポレオンの保存ファイルではありません。別のフォルダーを選んでください。
problem-store-newer = 保存ファイル { $path } は、もっと新しい版で作られたものです（形式{ $version }、読めるのは{ $known }まで）。プログラムを新しくしてください。
problem-store-unusable = 保存ファイル { $path } を使えません（{ $reason }）。フォルダーに書き込めるか確かめるか、別のフォルダーを選んでください。
problem-store-address = NAPOLEON_DATABASE の値 { $address } は、PostgreSQLの住所として読めません。postgresql://利用者:パスワード@機械/データベース のように書いてください。
problem-store-unreached = データベース { $address } につながりません（{ $reason }）。PostgreSQLが動いているか、NAPOLEON_DATABASE が正しいか確かめてください。
problem-store-refused = データベース { $address } に入れません（{ $reason }）。NAPOLEON_DATABASE の利用者、パスワード、データベースの名前を確かめてください。
problem-store-database-newer = データベース { $address } は、もっと新しい版で作られたものです（形式{ $version }、読めるのは{ $known }まで）。プログラムを新しくしてください。
problem-store-without-driver = NAPOLEON_DATABASE を使うには、asyncpg が要ります（pip install 'napoleon-cards[postgres]'）。
problem-unreadable-event = 保存された記録の中に、読めない行があります（{ $got }）。
problem-table-of-newer-format = この卓は、もっと新しい版で作られたものです（形式{ $format }、読めるのは{ $known }まで）。
problem-no-such-table = この卓はもうありません。
problem-table-too-busy = 卓がこみ合っています。もう一度試してください。
problem-deal-goes-on = まだ局の途中です。
problem-spectators-only-watch = あなたは観戦しています。席に座っている人だけが操作できます。
problem-message-too-long = 届いた内容が長すぎます（{ $most }文字まで）。
problem-message-not-json = 届いた内容をJSONとして読めません。
problem-message-not-an-object = 届いた内容は {"{"}"id": …, "action": …{"}"} の形ではありません。
problem-message-without-id = 操作に id がありません（英数字などで64文字まで）。
problem-message-without-action = 届いた内容に action がありません。
problem-action-not-an-object = action は {"{"}"kind": …{"}"} の形で送ってください。
problem-unknown-action = 「{ $got }」という操作はありません。
problem-action-needs-yes-or-no = { $key } は true か false で送ってください。

## 席に座るもの
own-rules = 自分のルール
table-player = プレイヤー
bot-mika = ミカ
bot-ken = ケン
bot-yuki = ユキ
bot-sora = ソラ
bot-haru = ハル
bot-rin = リン
bot-nao = ナオ

## napoleon play
play-address = ナポレオン: { $address }
play-stop = 終わるには Ctrl-C を押してください。
worker-thinks = 強いBotの考えを引き受けます。終わるには Ctrl-C を押してください。
problem-worker-without-database = NAPOLEON_DATABASE がありません。worker は、サーバーと同じデータベースにつないで働きます。
problem-host-unknown = { $host } は、このコンピューターで使えるアドレスではありません（{ $reason }）。--host 127.0.0.1 を試してください。
problem-port-taken = { $host } のポート { $port } は使えません（{ $reason }）。--port で別の番号を選ぶか、--port を付けずに始めてください。
