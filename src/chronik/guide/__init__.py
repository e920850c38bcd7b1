"""The rules in our own words: for every game a short and a full version, in English, German and French."""

from chronik.guide.reading import Chapter, Paragraph, Part
from chronik.guide.reasons import rule_of
from chronik.guide.shelf import GAMES, chapter_of, parts

__all__ = ["GAMES", "Chapter", "Paragraph", "Part", "chapter_of", "parts", "rule_of"]
