"""Players that think. They see only what their seat may see."""
