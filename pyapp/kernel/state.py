"""A position: slotted, made of whole numbers and small lists, with equality, hash and JSON both ways.

A game's state lists its fields as annotations and ``__slots__`` and writes its own fast ``copy``; everything
else is derived here from the annotations, so that a field cannot be forgotten in one of them.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, ClassVar, Self, Union, get_args, get_origin, get_type_hints

from pyapp.kernel.errors import BadData

Frame = tuple[int, ...]
"""One pending decision: the number of its step, the seat that decides, and the step's own numbers."""

LARGEST_NUMBER = 1_000_000
LONGEST_LIST = 2_000


class State:
    """Base of all positions; ``stack`` holds the pending decisions, the innermost last."""

    __slots__ = ("stack",)
    stack: list[Frame]

    _types: ClassVar[dict[type[State], dict[str, Any]]] = {}

    def copy(self) -> Self:
        """An independent copy: no list is shared. Written by hand in each game, for speed."""
        raise NotImplementedError

    @classmethod
    def fields(cls) -> dict[str, Any]:
        """Name and type of every field, base fields first."""
        found = State._types.get(cls)
        if found is None:
            hints = get_type_hints(cls)
            slots = [name for base in reversed(cls.__mro__) for name in getattr(base, "__slots__", ())]
            found = State._types[cls] = {name: hints[name] for name in slots}
        return found

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields())

    def __hash__(self) -> int:
        return hash(tuple(_frozen(getattr(self, name)) for name in self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.fields())})"

    def to_json(self) -> dict[str, Any]:
        """The position as plain JSON data."""
        return {name: _plain(getattr(self, name)) for name in self.fields()}

    @classmethod
    def from_json(cls, data: object) -> Self:
        """A position from JSON data of the right shape; the game checks the meaning afterwards."""
        if not isinstance(data, dict):
            raise BadData(f"a position is a JSON object, got {type(data).__name__}")
        fields = cls.fields()
        if unknown := sorted(set(map(str, data)) - set(fields)):
            raise BadData(f"a position has no field {unknown[0]!r}")
        state = cls.__new__(cls)
        for name, kind in fields.items():
            if name not in data:
                raise BadData(f"the position lacks the field {name!r}")
            setattr(state, name, _read(data[name], kind, name))
        return state


def _plain(value: Any) -> Any:
    if isinstance(value, State):
        return value.to_json()
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return value


def _frozen(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(item)) for key, item in value.items()))
    return value


def _read(data: Any, kind: Any, where: str) -> Any:
    """Check ``data`` against the annotation ``kind``; the error names the place."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        if data is None and NoneType in arguments:
            return None
        return _read(data, next(a for a in arguments if a is not NoneType), where)
    if kind in (bool, int, str):
        return _read_plain(data, kind, where)
    if origin in (list, tuple):
        return _read_items(data, origin, arguments, where)
    if isinstance(kind, type) and issubclass(kind, State):
        return kind.from_json(data)
    raise TypeError(f"{where}: a state field cannot be a {kind}")


def _read_plain(data: Any, kind: Any, where: str) -> Any:
    if kind is bool and not isinstance(data, bool):
        raise BadData(f"{where} must be true or false")
    if kind is int and (type(data) is not int or abs(data) > LARGEST_NUMBER):
        raise BadData(f"{where} must be a whole number of at most {LARGEST_NUMBER:,}")
    if kind is str and (not isinstance(data, str) or len(data) > LONGEST_LIST):
        raise BadData(f"{where} must be a text")
    return data


def _read_items(data: Any, origin: Any, arguments: tuple[Any, ...], where: str) -> Any:
    if not isinstance(data, (list, tuple)) or len(data) > LONGEST_LIST:
        raise BadData(f"{where} must be a list")
    if origin is tuple and Ellipsis not in arguments:
        if len(data) != len(arguments):
            raise BadData(f"{where} must have {len(arguments)} entries, got {len(data)}")
        return tuple(
            _read(x, kind, f"{where}[{i}]") for i, (x, kind) in enumerate(zip(data, arguments, strict=True))
        )
    items = (_read(item, arguments[0], f"{where}[{i}]") for i, item in enumerate(data))
    return tuple(items) if origin is tuple else list(items)
