## ひとりの訪問者がどれだけ求められるかと、入口での断り
problem-too-fast = 操作が続きすぎました。{ $seconds }秒ほど待ってから、もう一度お試しください。
problem-too-many-codes = コードのまちがいが続きました。{ $seconds }秒ほど待ってから、もう一度入れてください。
problem-too-many-sockets = 同時に開いている卓の画面が多すぎます。いくつか閉じてから、もう一度お試しください。
problem-body-too-long = 長すぎます（{ $most } KiBまで）。
problem-host-not-ours = このサーバーは、その名前では使えません。
problem-from-elsewhere = ほかのサイトのページから送られたので、実行しませんでした。
problem-limits-not-a-factor = NAPOLEON_LIMITS は0以上の数にしてください（0は制限なし）。「{ $got }」は使えません。
problem-headers-too-long = リクエストのヘッダーが長すぎます（{ $most } KiBまで）。
