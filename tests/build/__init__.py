"""The build: what dist/ holds and what it must not."""
