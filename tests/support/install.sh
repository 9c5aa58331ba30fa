#!/usr/bin/env bash
# Installs Chromium and PostgreSQL for the tests where that is allowed. Where it is not, the tests themselves say what they lack.
set -euo pipefail

missing=()
command -v chromium chromium-browser google-chrome >/dev/null || missing+=(chromium)
command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || missing+=(postgresql)
if [ ${#missing[@]} = 0 ] || ! command -v apt-get >/dev/null; then
    exit 0
fi

if [ "$(id -u)" = 0 ]; then
    as_root="env"
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n env"
else
    exit 0
fi
echo "Installing ${missing[*]} for the tests (once; a minute or two) ..."
if ! { $as_root apt-get update -qq && $as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null; }; then
    echo "apt-get could not install ${missing[*]}; its reason is above. The tests go on without." >&2
fi
