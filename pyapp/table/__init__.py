"""The table: one match in progress, with its seats, undo policy, curtain, saves and links. No browser."""
