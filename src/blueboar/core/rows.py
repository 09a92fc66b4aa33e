"""A row of a data file: whether it has the fields that its type wants, each of the right kind."""
# interpreted: runs once a table

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import inspect

from blueboar.core.faults import Fault, fault


def row_fault(raw: Any, wanted: Any) -> Fault | None:
    """Why `raw` is no row of the type `wanted`: a Struct, or a tagged union of them."""
    if not isinstance(raw, dict):
        return fault("not-a-row")
    kind = _kind_of(wanted)
    if isinstance(kind, inspect.UnionType):
        return _variant_fault(raw, [each for each in kind.types if isinstance(each, inspect.StructType)])
    assert isinstance(kind, inspect.StructType)
    return _fields_fault(raw, kind)


@cache
def _kind_of(wanted: Any) -> inspect.Type:
    """Looked into once: a file may have hundreds of rows of the same type."""
    return inspect.type_info(wanted)


def _variant_fault(raw: dict[str, Any], variants: list[inspect.StructType]) -> Fault | None:
    field = str(variants[0].tag_field)
    if field not in raw:
        return _missing(field)
    for variant in variants:
        if variant.tag == raw[field]:
            return _fields_fault(raw, variant)
    return _not_among(field, [str(variant.tag) for variant in variants])


def _fields_fault(raw: dict[str, Any], struct: inspect.StructType) -> Fault | None:
    known = [field.encode_name for field in struct.fields]
    for name in raw:
        if name not in known and name != struct.tag_field:
            return fault("field-unknown", field=name, allowed=known)
    for field in struct.fields:
        if field.encode_name not in raw:
            if field.required:
                return _missing(field.encode_name)
            continue
        wrong = _value_fault(field.encode_name, raw[field.encode_name], field.type)
        if wrong is not None:
            return wrong
    return None


def _value_fault(field: str, value: Any, kind: inspect.Type) -> Fault | None:
    match kind:
        case inspect.UnionType():
            (some,) = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
            return _value_fault(field, value, some)
        case inspect.LiteralType():
            return None if value in kind.values else _not_among(field, [str(each) for each in kind.values if each])
        case inspect.StrType():
            return None if _is_text(value) else fault("field-text", field=field)
        case inspect.IntType():
            return None if _is_number(value) else fault("field-number", field=field)
        case inspect.BoolType():
            return switch_fault(field, value)
        case _:
            return _list_fault(field, value, kind)


def _list_fault(field: str, value: Any, kind: inspect.Type) -> Fault | None:
    values = value if isinstance(value, list) else [None]
    match kind:
        case inspect.TupleType(item_types=wanted):
            fits = len(values) == len(wanted) and all(map(_is_number, values))
            return None if fits else fault("field-so-many-numbers", field=field, count=len(wanted))
        case inspect.VarTupleType(item_type=inspect.IntType()):
            fits = all(map(_is_number, values))
            return None if fits else fault("field-numbers", field=field)
        case _:
            fits = all(map(_is_text, values))
            return None if fits else fault("field-names", field=field)


def switch_fault(field: str, value: Any) -> Fault | None:
    return None if isinstance(value, bool) else fault("field-switch", field=field)


def range_fault(field: str, numbers: Iterable[int], least: int, most: int) -> Fault | None:
    if all(least <= number <= most for number in numbers):
        return None
    return fault("field-range", field=field, least=least, most=most)


def _missing(field: str) -> Fault:
    return fault("field-missing", field=field)


def _not_among(field: str, allowed: list[str]) -> Fault:
    return fault("field-choice", field=field, allowed=allowed)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
