"""A word to the compiler about a class. Plain Python passes it by.

@mypyc_attr(acyclic=True)           what it holds never leads back to it: the garbage collector need not know it
@mypyc_attr(free_list_len=1)        made and dropped again and again: the one that was dropped is used again
@mypyc_attr(allow_interpreted_subclasses=True)
"""
# interpreted: here the compiler would see only its own half

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda kind: kind
