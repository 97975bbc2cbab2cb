# 対戦場（napoleon arena）。
problem-unknown-bot = 「{ $got }」というBotはいません。いるのは { $expected }。考える時間は strong@0.03、世界の数は strong@200w のように書きます。
problem-too-many-bots = { $players }人のルールに、Botが{ $got }体います。
problem-other-arena = 「{ $file }」には別の対戦の結果が入っています。ほかのファイルを指定してください。
arena-title = { $deals }局 × 席の回転、{ $games }回の対戦
arena-redeals = 流れた局: { $count }
arena-bot = Bot
arena-games = 対戦
arena-score = 点／局（95%区間）
arena-won = 勝った側
arena-napoleon = ナポレオン
arena-adjutant = 副官
arena-ally = 連合軍
arena-alone = ひとり
arena-contracts = 宣言（平均）
arena-made = 成功
arena-difference = { $one } は { $other } より1局 { $mean } 点（95%区間 ±{ $half }）
arena-progress = 対戦中
