"""The Port: the sea in place of the roads."""
