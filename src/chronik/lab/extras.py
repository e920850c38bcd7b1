"""What is not installed with chronik itself: one line says how to get it."""


def missing(library: str) -> ImportError:
    return ImportError(f'{library} is not installed: pip install "chronik[research]"')
