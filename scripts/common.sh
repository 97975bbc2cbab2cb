# Sourced by the scripts beside it, from the project's root: a .venv that holds what a lock file says, and nothing asked
# of the network when nothing has changed.

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# May this script install Debian's packages?
debian_root() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 && grep -q '^ID=debian$' /etc/os-release 2>/dev/null
}

apt_install() {
    say "Installing with apt-get: $*"
    apt-get update -qq >&2 || return 1
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

find_python() {
    for python in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
        if [ -n "$python" ] && "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$python"
            return
        fi
    done
    return 1
}

make_venv() {
    # A venv knows its own path: one that was moved with its folder is made anew.
    if [ -x .venv/bin/python ] && [ "$(cat .venv/made-in 2>/dev/null)" = "$PWD" ] && .venv/bin/python -c '' 2>/dev/null; then
        return
    fi
    python=$(find_python) || die "Python 3.11 or newer is needed (set PYTHON to name one)."
    rm -rf .venv
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        if debian_root; then
            apt_install python3-venv || die "python3-venv could not be installed."
        else
            die "$python has no venv module; on Debian and Ubuntu: apt install python3-venv"
        fi
    fi
    "$python" -m venv .venv
    printf '%s' "$PWD" >.venv/made-in
}

# A digest of files, for the stamps that tell whether anything has changed.
digest() { .venv/bin/python -c 'import hashlib, sys
print(hashlib.sha256(b"".join(open(name, "rb").read() for name in sys.argv[1:])).hexdigest())' "$@"; }

locked() { .venv/bin/python -m pip --disable-pip-version-check install --quiet --no-input --require-hashes -r "$1"; }

# install NAME: what requirements/NAME.txt locks, then the project itself.
install() {
    make_venv
    stamp=.venv/installed-$1
    now=$(digest "requirements/$1.txt" requirements/fast.txt pyproject.toml)
    [ "$(cat "$stamp" 2>/dev/null)" != "$now" ] || return 0
    say "Installing into .venv (once) …"
    locked "requirements/$1.txt" || die "The installation did not succeed."
    if [ "$1" = play ]; then
        locked requirements/fast.txt || say "Numba cannot be had here; the game runs without it, only more slowly."
    fi
    .venv/bin/python -m pip --disable-pip-version-check install --quiet --no-input --no-deps --no-index --no-build-isolation --editable . ||
        die "The project itself could not be installed."
    printf '%s' "$now" >"$stamp"
    # The bots make their machine code when the server starts; the solver's is made meanwhile, so that nobody waits for it.
    if [ "$1" = play ]; then
        nice -n 19 .venv/bin/python -c 'from napoleon.play.solver import warm_up; warm_up()' >/dev/null 2>&1 </dev/null &
    fi
}
