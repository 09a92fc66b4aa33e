"""The report: one HTML file that works offline, light or dark as the reader likes."""

from __future__ import annotations

from html import escape
from pathlib import Path

from blueboar.arena import charts
from blueboar.arena.standings import Standing, Tournament
from blueboar.core.game import find_game
from blueboar.core.words import Chart

_STYLE = """
:root{--paper:#faf6ee;--ink:#2c241b;--soft:#75695a;--line:#e4d9c6;--card:#fffdf8;
--c0:#2f6690;--c1:#b3541e;--c2:#5b7f3a;--c3:#8b3a62;--c4:#c39a2b;--c5:#3a7d7c;--c6:#6b5b95;--c7:#7d4f35}
@media(prefers-color-scheme:dark){:root{--paper:#17140f;--ink:#ece3d4;--soft:#a89b88;--line:#3a3228;--card:#211c16;
--c0:#6ea8d3;--c1:#e08a55;--c2:#98bf72;--c3:#cf7fa6;--c4:#e2c063;--c5:#6fbfbd;--c6:#a99adb;--c7:#c49474}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,'Times New Roman',serif}
main{max-width:1120px;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:2.1rem;margin:0 0 .2rem;letter-spacing:.01em}
h2{font-size:1.1rem;margin:0 0 .2rem}p{color:var(--soft);margin:.2rem 0 .8rem;max-width:70ch}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(440px,1fr));gap:1.1rem;margin-top:1.6rem}
@media(max-width:520px){.cards{grid-template-columns:1fr}}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.2rem}
section.wide{grid-column:1/-1;overflow-x:auto}
svg{width:100%;height:auto;display:block;font:13px system-ui,sans-serif}
.grid{stroke:var(--line)}.mark{stroke:var(--soft);stroke-dasharray:4 4}.tick{fill:var(--soft);font-size:12px}
.name{fill:var(--ink);font-weight:600}.value{fill:var(--soft)}.in{fill:var(--card);font-size:12px;font-weight:600}
.whisker{stroke-width:3;stroke-linecap:round}.hill{opacity:.55}.cell{fill:var(--c0)}
table{border-collapse:collapse;width:100%;font:14px system-ui,sans-serif}th,td{padding:.35rem .6rem;text-align:right;
border-bottom:1px solid var(--line);white-space:nowrap}
th{color:var(--soft);font-weight:600}td:first-child,th:first-child
{text-align:left;font-weight:600}.fault{color:var(--c1)}
""" + "".join(
    f".dot.c{n},.bar.c{n},.hill.c{n}{{fill:var(--c{n})}}.whisker.c{n}{{stroke:var(--c{n})}}" for n in range(8)
)


def write_report(tournament: Tournament, path: Path) -> None:
    path.write_text(render(tournament), encoding="utf-8")


def render(tournament: Tournament) -> str:
    order = sorted(range(len(tournament.standings)), key=lambda who: -tournament.standings[who].rating.value)
    rows = [tournament.standings[who] for who in order]
    names = [row.name for row in rows]
    beats = [[tournament.beats[who][other] for other in order] for who in order]
    terms = tournament.terms
    think = f"{terms.think_steps} steps" if terms.think_steps is not None else f"{terms.think_seconds} s"
    options = ", ".join(f"{name}={value}" for name, value in terms.options.items()) or "as printed"
    sections = [
        _section(
            "Strength",
            "Ratings from places (Weng-Lin), with 95 % intervals from resampled games.",
            charts.whiskers(names, [(r.rating.value, r.rating.low, r.rating.high) for r in rows], "ratings"),
        ),
        _section(
            "Victories",
            "Games won, per seat taken; the dashed line is chance.",
            charts.whiskers(
                names,
                [(row.win_rate, row.win_low, row.win_high) for row in rows],
                "share of games won",
                percent=True,
                mark=rows[0].expected,
            ),
        ),
        _section(
            "Scores",
            "How the scores are spread, and their means.",
            charts.ridges(names, [tournament.scores[who] for who in order], "scores"),
        ),
        _section(
            "Face to face",
            "How often the one on the left was placed before the one above.",
            charts.grid(names, beats, "face to face"),
        ),
        *(_chart(chart, rows, names) for chart in find_game(terms.game).words.charts),
        _section(
            "Time to think",
            "Milliseconds for an answer, on average.",
            charts.bars(names, [row.milliseconds for row in rows], "milliseconds for an answer"),
        ),
        _table(rows),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>The arena: {escape(terms.game)}</title><style>{_STYLE}</style></head><body><main>"
        f"<h1>The arena of the Blue Boar</h1><p>{tournament.games} games of {escape(terms.game)} "
        f"({escape(str(terms.edition))}, {terms.players} players, {escape(options)}); seed "
        f"<code>{escape(terms.seed)}</code>, thinking {think}, {tournament.entries} moves, "
        f"{tournament.broken} broken games, {sum(row.faults for row in rows)} faults.</p>"
        f'<div class="cards">{"".join(sections)}</div></main></body></html>\n'
    )


def _section(title: str, text: str, chart: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2><p>{escape(text)}</p>{chart}</section>"


def _chart(chart: Chart, rows: list[Standing], names: list[str]) -> str:
    """What this game counts: a game, or as a share of other counts."""
    values = [row.counts.get(chart.counted, 0.0) for row in rows]
    if chart.share_of:
        wholes = [sum(row.counts.get(name, 0.0) for name in chart.share_of) for row in rows]
        values = [value / whole if whole else 0.0 for value, whole in zip(values, wholes, strict=True)]
    return _section(
        chart.title, chart.text, charts.bars(names, values, chart.title.lower(), percent=bool(chart.share_of))
    )


def _table(rows: list[Standing]) -> str:
    counted = sorted({name for row in rows for name in row.counts})
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in ("", "seats", "wins", "score", *counted))
    body = "".join(
        "<tr><td>"
        + escape(row.name)
        + "".join(
            f"</td><td>{value}"
            for value in (
                row.games,
                f"{row.win_rate:.1%}",
                f"{row.mean_score:.1f}",
                *[f"{row.counts.get(name, 0.0):.2f}" for name in counted],
            )
        )
        + "</td></tr>"
        for row in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return _section("Everything that was counted", "Per seat and game.", table, wide=True)
