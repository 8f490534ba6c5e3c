# Shared by ./lanterne and ./check: makes sure that an environment of this folder is ready, then returns.
# Expects $root, the project folder. Everything that is made lies in .local/ and can be deleted at any time.

prepare() { # prepare run|dev
    venv=$root/.local/$1
    # The stamp names the folder too: an environment does not survive being moved.
    stamp=$({
        printf '%s\n' "$root"
        cd "$root" && cat "requirements/$1.txt" requirements/build.txt pyproject.toml tools/setup.py \
            hatch_build.py src/lanterne/draw/icons.txt 2>/dev/null
        # What the page is built of, with the names of the files.
        cksum web/*.html web/*.json web/*.ts web/src/* web/src/*/* web/src/*/*/* 2>/dev/null
    } | cksum)
    made=
    if [ -x "$venv/bin/python" ] && [ -r "$venv/stamp" ]; then
        read -r made <"$venv/stamp"
    fi
    [ "$made" = "$stamp" ] && return

    find_python
    "$python" "$root/tools/setup.py" "$1" "$stamp" >&2 || exit 2
}

find_python() { # the one that PYTHON names, or else the first of these
    for python in ${PYTHON:-python3.13 python3.12 python3.11 python3 python}; do
        # Ask it: a name on the PATH may be an older Python, or a version manager's name for one that is switched off.
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && return
    done
    echo "Lanterne needs Python 3.11 or newer, and there is none on the PATH. Please install one and try again." >&2
    exit 2
}
