"""The solo mode: Conny, the rival."""
