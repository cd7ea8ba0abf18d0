"""The page: DOM events in, text out. Only :mod:`pyapp.web.browser` touches the browser itself."""


def start() -> None:
    """Set the table in the page that is running this."""
    from pyapp.web.browser import open_page

    open_page()
