"""``python -m pyapp``: the same rules, without a browser."""

from pyapp.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
