from pathlib import Path

from chronik.cli.bench import BELOW, write


def test_what_others_have_measured_stays_below_its_mark(tmp_path: Path) -> None:
    results = tmp_path / "RESULTS.md"
    results.write_text(f"old speed\n\n{BELOW}\n\n## Live tables\n", encoding="utf-8")
    for _ in range(2):
        write(results, "new speed\n")
    assert results.read_text(encoding="utf-8") == f"new speed\n\n{BELOW}\n\n## Live tables\n"
    results.write_text("", encoding="utf-8")
    write(results, "new speed\n")
    assert results.read_text(encoding="utf-8") == "new speed\n"
