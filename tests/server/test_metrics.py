"""What Prometheus is told of the times of moves."""

from __future__ import annotations

from blueboar.server.metrics import Metrics


def test_the_times_of_moves_are_a_histogram():
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.03, 7.0):
        metrics.move_seconds.observe(seconds)
    told = metrics.text().decode().splitlines()
    assert 'blueboar_move_seconds_bucket{le="0.001"} 2.0' in told
    assert 'blueboar_move_seconds_bucket{le="0.025"} 2.0' in told
    assert 'blueboar_move_seconds_bucket{le="0.05"} 3.0' in told
    assert 'blueboar_move_seconds_bucket{le="+Inf"} 4.0' in told
    assert "blueboar_move_seconds_count 4.0" in told
    assert "blueboar_move_seconds_sum 7.0315" in told
