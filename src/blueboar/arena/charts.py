"""Small charts as SVG text: no script, no font, nothing from elsewhere. Colours are those of the page's style."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH = 640
LEFT = 150
RIGHT = 60
ROW = 34


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


class Scale:
    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return LEFT + max(0.0, min(1.0, share)) * (WIDTH - LEFT - RIGHT)

    def ticks(self, wanted: int = 5) -> list[float]:
        span = self.high - self.low
        step = 10.0 ** len(str(int(span))) / 100
        for factor in (1, 2, 5, 10, 20, 50, 100):
            if span / (step * factor) <= wanted:
                step *= factor
                break
        first = int(self.low / step) * step
        found = [first + step * place for place in range(wanted + 3)]
        return [tick for tick in found if self.low - 1e-9 <= tick <= self.high + 1e-9]


def _svg(height: float, body: list[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _axis(scale: Scale, height: float, percent: bool) -> list[str]:
    body: list[str] = []
    for tick in scale.ticks():
        x = scale.at(tick)
        text = f"{tick:.0%}" if percent else _number(tick)
        body.append(f'<line class="grid" x1="{x:.1f}" y1="6" x2="{x:.1f}" y2="{height - 22:.0f}"/>')
        body.append(f'<text class="tick" x="{x:.1f}" y="{height - 6:.0f}" text-anchor="middle">{text}</text>')
    return body


def whiskers(
    names: Sequence[str],
    rows: Sequence[tuple[float, float, float]],
    title: str,
    percent: bool = False,
    mark: float | None = None,
) -> str:
    """A dot with its interval for each name; `mark` is a dashed line."""
    low = min(row[1] for row in rows)
    high = max(row[2] for row in rows)
    pad = (high - low or 1.0) * 0.08
    scale = Scale(max(0.0, low - pad) if percent else low - pad, high + pad)
    if mark is not None:
        scale = Scale(min(scale.low, mark), max(scale.high, mark))
    height = ROW * len(rows) + 34
    body = _axis(scale, height, percent)
    if mark is not None:
        x = scale.at(mark)
        body.append(f'<line class="mark" x1="{x:.1f}" y1="4" x2="{x:.1f}" y2="{height - 22:.0f}"/>')
    for place, (name, (value, least, most)) in enumerate(zip(names, rows, strict=True)):
        y = ROW * place + 22
        colour = f"c{place % 8}"
        text = f"{value:.1%}" if percent else _number(value)
        body.append(f'<text class="name" x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        body.append(
            f'<line class="whisker {colour}" x1="{scale.at(least):.1f}" y1="{y}" x2="{scale.at(most):.1f}" y2="{y}"/>'
            f'<circle class="dot {colour}" cx="{scale.at(value):.1f}" cy="{y}" r="6"/>'
            f'<text class="value" x="{WIDTH - RIGHT + 12}" y="{y + 4}">{text}</text>'
        )
    return _svg(height, body, title)


def bars(names: Sequence[str], values: Sequence[float], title: str, percent: bool = False) -> str:
    scale = Scale(0.0, max(values) or 1.0)
    height = 26 * len(names) + 8
    body: list[str] = []
    for place, (name, value) in enumerate(zip(names, values, strict=True)):
        y = 26 * place + 4
        text = f"{value:.0%}" if percent else f"{value:.2f}" if value < 10 else f"{value:.0f}"
        body.append(f'<text class="name" x="{LEFT - 12}" y="{y + 15}" text-anchor="end">{escape(name)}</text>')
        body.append(
            f'<rect class="bar c{place % 8}" x="{LEFT}" y="{y}" width="{scale.at(value) - LEFT:.1f}" height="20"'
            ' rx="3"/>'
            f'<text class="value" x="{scale.at(value) + 8:.1f}" y="{y + 15}">{text}</text>'
        )
    return _svg(height, body, title)


def ridges(names: Sequence[str], scores: Sequence[Sequence[int]], title: str) -> str:
    """How the scores of each are spread: one hill a name."""
    everything = sorted(score for row in scores for score in row)
    if not everything:
        return ""
    scale = Scale(everything[len(everything) // 200], everything[-1 - len(everything) // 200])
    height = 58 * len(names) + 40
    body = _axis(scale, height, False)
    bins = 36
    for place, (name, row) in enumerate(zip(names, scores, strict=True)):
        base = 58 * place + 58
        counts = [0.0] * (bins + 1)
        for score in row:
            share = (score - scale.low) / (scale.high - scale.low)
            counts[max(0, min(bins, round(share * bins)))] += 1
        smooth = [
            (counts[max(0, each - 1)] + 2 * counts[each] + counts[min(bins, each + 1)]) / 4 for each in range(bins + 1)
        ]
        top = max(smooth) or 1.0
        points = [
            f"{LEFT + each * (WIDTH - LEFT - RIGHT) / bins:.1f},{base - 48 * value / top:.1f}"
            for each, value in enumerate(smooth)
        ]
        mean = sum(row) / len(row) if row else 0.0
        line = " ".join(points)
        body.append(
            f'<polygon class="hill c{place % 8}" points="{LEFT},{base} {line} {WIDTH - RIGHT},{base}"/>'
            f'<line class="mark" x1="{scale.at(mean):.1f}" y1="{base - 50}" x2="{scale.at(mean):.1f}" y2="{base}"/>'
            f'<text class="name" x="{LEFT - 12}" y="{base - 6}" text-anchor="end">{escape(name)}</text>'
            f'<text class="value" x="{WIDTH - RIGHT + 12}" y="{base - 6}">{mean:.0f}</text>'
        )
    return _svg(height, body, title)


def grid(names: Sequence[str], cells: Sequence[Sequence[float | None]], title: str) -> str:
    """How often the one in the row came before the one in the column; darker is more often."""
    size = min(76.0, (WIDTH - LEFT - 10) / max(1, len(names)))
    height = size * 0.62 * len(names) + 34
    body: list[str] = []
    for column, name in enumerate(names):
        x = LEFT + size * column + size / 2
        body.append(f'<text class="tick" x="{x:.1f}" y="16" text-anchor="middle">{escape(name[:12])}</text>')
    for place, row in enumerate(cells):
        y = 26 + size * 0.62 * place
        middle = y + size * 0.31 + 4
        body.append(
            f'<text class="name" x="{LEFT - 12}" y="{middle:.1f}" text-anchor="end">{escape(names[place])}</text>'
        )
        for column, value in enumerate(row):
            x = LEFT + size * column
            if value is None:
                continue
            body.append(
                f'<rect class="cell" x="{x + 1:.1f}" y="{y + 1:.1f}"'
                f' width="{size - 2:.1f}" height="{size * 0.62 - 2:.1f}"'
                f' rx="3" style="opacity:{0.12 + 0.88 * value:.2f}"/>'
                f'<text class="{"in" if value > 0.5 else "tick"}" x="{x + size / 2:.1f}" y="{middle:.1f}"'
                f' text-anchor="middle">{value:.0%}</text>'
            )
    return _svg(height, body, title)
