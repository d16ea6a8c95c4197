# shellcheck shell=bash
# Shared by packaging/run, packaging/test and .ci/run; to be sourced by bash, not run.

MUJO_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

mujo_say() {
    printf '\n== mujo: %s\n' "$*"
}

mujo_fail() {
    printf '\nmujo: %s\n' "$*" >&2
    exit 1
}

# mujo_packages GROUP...: the names of these groups' packages, sorted, each once.
mujo_packages() {
    local groups=" $* " group name
    while read -r group name; do
        if [[ $group && $group != \#* && $groups == *" $group "* ]]; then
            printf '%s\n' "$name"
        fi
    done <"$MUJO_ROOT/packaging/packages.txt" | LC_ALL=C sort -u
}

# mujo_missing NAME...: those that are not installed. Reads dpkg's own records only.
mujo_missing() {
    local installed
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    local name
    for name in "$@"; do
        if ! grep -qxF "installed $name" <<<"$installed"; then
            printf '%s\n' "$name"
        fi
    done
}

# mujo_install GROUP...: installs what is missing of these groups. Without the right to do so it names the
# command that would, and ends the script. Never asks; does not touch apt when everything is there.
mujo_install() {
    local wanted missing
    mapfile -t wanted < <(mujo_packages "$@")

    if ! command -v dpkg-query >/dev/null; then
        mujo_say "this system has no dpkg, so nothing is installed; the build needs what Debian 12 calls:"
        printf '%s ' "${wanted[@]}"
        printf '\n'
        return
    fi

    mapfile -t missing < <(mujo_missing "${wanted[@]}")
    if ((${#missing[@]} == 0)); then
        mujo_say "all ${#wanted[@]} needed packages are installed"
        return
    fi

    local as_root=()
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
            mujo_fail "packages are missing and this user may not install them (not root, and no sudo without a password).
Have this run, then try again:

    sudo apt-get update
    sudo apt-get install -y --no-install-recommends ${missing[*]}
"
        fi
        as_root=(sudo -n)
    fi

    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y
        -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0
        -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold)
    mujo_say "installing ${#missing[@]} packages: ${missing[*]}"
    "${apt[@]}" update </dev/null ||
        mujo_say "apt-get update reported errors; going on with the package lists there are"
    "${apt[@]}" install --no-install-recommends "${missing[@]}" </dev/null ||
        mujo_fail "apt-get could not install the packages; its own message stands above"
}

# mujo_jobs: how many compilers to run at once: a processor each, and about 1 GB of free memory each.
mujo_jobs() {
    local jobs memory
    jobs=$(nproc)
    memory=$(awk '$1 == "MemAvailable:" { print int($2 / 1000000) }' /proc/meminfo 2>/dev/null || true)
    if [[ $memory ]] && ((memory < jobs)); then
        jobs=$memory
    fi
    printf '%s\n' "$((jobs > 0 ? jobs : 1))"
}

# mujo_build PRESET [CMAKE ARGUMENT...]: configures and builds build/PRESET.
mujo_build() {
    local preset=$1
    shift
    mujo_say "configuring and building build/$preset"
    (
        cd "$MUJO_ROOT" &&
            cmake --preset "$preset" "$@" &&
            cmake --build --preset "$preset" --parallel "$(mujo_jobs)"
    ) || mujo_fail "the build of build/$preset failed; the compiler's or CMake's message stands above"
}
