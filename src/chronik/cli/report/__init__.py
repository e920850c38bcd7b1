"""A finished game as a page with pictures: one file that needs no other."""

from chronik.cli.report.page import page

__all__ = ["page"]
