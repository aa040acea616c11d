"""Guilloches, charts and QR codes."""

from itertools import pairwise

from markupsafe import Markup

from spielgeld.page.chart import HEIGHT, line_chart
from spielgeld.page.guilloche import band, rosette
from spielgeld.page.parts import amount, exactly, powers
from spielgeld.page.qr import qr_code
from spielgeld.telling.game import words_for

WORDS = words_for("en", "qe")


def test_every_table_has_its_own_guilloche() -> None:
    curves = {rosette(f"table {number}", 98) for number in range(50)}
    assert len(curves) == 50
    assert rosette("table 1", 98) == rosette("table 1", 98)
    assert len({band(f"table {number}", 270, 15) for number in range(20)}) > 10


def test_a_guilloche_is_small() -> None:
    assert all(len(rosette(str(number), 98, strands=16)) < 6_000 for number in range(50))


def test_charts_go_as_far_below_nothing() -> None:
    """EC-20: whoever takes any number of loan markers falls that far."""
    for smallest in (-1, -500, -501, -5_000, -(10**400)):
        chart = line_chart([[0, 40, 3], [0, smallest, smallest]], WORDS)
        assert all(0 <= line.end_y <= HEIGHT for line in chart.lines)
        assert 1 <= len(chart.up) <= 8
        assert all(0 <= tick.at <= HEIGHT for tick in chart.up)


def test_charts_of_any_size() -> None:
    for largest in (0, 1, 7, 300, 301, 10**6, 10**17, 10**900):
        chart = line_chart([[0, 0, 3], [0, largest, largest]], WORDS)
        assert len(chart.lines) == 2
        assert all(0 <= line.end_y <= HEIGHT for line in chart.lines)
        assert all(0 <= line.label_y <= HEIGHT for line in chart.lines)
        assert 1 <= len(chart.up) <= 7
        assert all(0 <= tick.at <= HEIGHT for tick in chart.up)


def test_letters_at_the_end_of_lines_stand_apart() -> None:
    chart = line_chart([[0, 5], [0, 5], [0, 5], [0, 4], [0, 100]], WORDS)
    heights = sorted(line.label_y for line in chart.lines)
    assert all(after - before >= 16 for before, after in pairwise(heights))


def test_a_qr_code_is_plain_svg() -> None:
    code = qr_code("https://example.org/join/abc", "<Invitation>")
    assert isinstance(code, Markup)
    assert code.startswith("<svg")
    assert "style=" not in code
    assert "&lt;Invitation&gt;" in code


def test_amounts_are_short_and_exact_on_demand() -> None:
    assert "12,500,000" in amount(WORDS, 12_500_000)
    assert "10<sup>900</sup>" in amount(WORDS, 10**900)
    assert len(amount(WORDS, 10**900)) < 400
    assert "<details" in exactly(WORDS, 10**900)
    assert exactly(WORDS, 10**900).count("000") >= 300


def test_powers_escape() -> None:
    assert powers("<b> 2 × 10^30") == "&lt;b&gt; 2 × 10<sup>30</sup>"
