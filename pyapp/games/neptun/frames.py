"""The numbers of the steps: the first entry of every frame on the decision stack.

The frames are ``(MARKER, CHANCE, link)``, ``(ORDER, CHANCE)``, ``(ACQUIRE, seat, first column allowed)``,
``(LOAD, seat, column)``, ``(CITY | GOOD | OAR, CHANCE, column)``, ``(COMMIT, seat)``, ``(SAIL, seat)``,
``(DELIVER, seat)``, ``(DONATE, seat)`` and ``(EXTRA, seat)``.
"""

MARKER, ORDER, ACQUIRE, LOAD, CITY, GOOD, OAR, COMMIT, SAIL, DELIVER, DONATE, EXTRA = range(12)
