## What one visitor may ask for, and what is refused at the door
problem-too-fast = That was very many in a short time. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
problem-too-many-codes = Too many codes were tried. Please wait about { $seconds } seconds, then type the code again.
problem-too-many-sockets = This table is open too many times on your side. Close some windows and try again.
problem-body-too-long = That is too long (at most { $most } KiB).
problem-host-not-ours = This server is not reached by that name.
problem-from-elsewhere = This request came from another site's page, so it was not carried out.
problem-limits-not-a-factor = NAPOLEON_LIMITS must be a number from 0 on (0: no limits), not "{ $got }".
problem-headers-too-long = The request's headers are too long (at most { $most } KiB).
