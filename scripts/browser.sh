# Sourced: CHROMIUM is the path of a Chromium for the browser tests. The machine's own; else one that is brought.
# The headless shell first: the same engine without a window around it takes a third less of the processor.
find_chromium() {
    for name in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        if test -n "$name" && command -v "$name" >/dev/null 2>&1; then
            command -v "$name"
            return 0
        fi
    done
    (cd web && node -e 'const { chromium } = require("playwright-core"); const path = chromium.executablePath();
        if (!path || !require("fs").existsSync(path)) process.exit(1); console.log(path)' 2>/dev/null)
}

if ! CHROMIUM=$(find_chromium); then
    echo 'bringing a Chromium for the browser tests'
    if test "$(id -u)" = 0 && command -v apt-get >/dev/null 2>&1; then
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell fonts-noto-core; } >/dev/null 2>&1 || true
    else
        (cd web && npx --no-install playwright-core install chromium) >/dev/null 2>&1 || true
    fi
    CHROMIUM=$(find_chromium) || CHROMIUM=
fi
export CHROMIUM
