# Sourced: puts a Node that suits the web client on PATH. The machine's own one, or the one from a wheel.
node_suits() {
    command -v npm >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if ! node_suits; then
    PATH="$PWD/.venv/bin:$PATH"
    export PATH
    if ! node_suits; then
        scripts/install.sh node
    fi
fi
