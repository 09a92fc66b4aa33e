"""Log lines for machines and for people."""

import json
import logging

from blueboar.server.logs import JsonLines, PlainLines


def test_logs_are_a_json_object_a_line_or_plain():
    record = logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": "a %s", "args": ("b",), "table": "t1"})
    told = json.loads(JsonLines().format(record))
    assert (told["event"], told["level"], told["table"]) == ("a b", "info", "t1")
    assert PlainLines().format(record).endswith("a b table=t1")
