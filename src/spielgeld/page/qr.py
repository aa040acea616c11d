"""An address as a QR code."""

import io

import segno
from markupsafe import Markup


def qr_code(address: str, title: str) -> Markup:
    """The code as SVG, dark on light in every theme: cameras insist on it."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", border=3, xmldecl=False, svgns=True, omitsize=True, nl=False,
        svgclass="qr", lineclass="qr-dots", title=title, dark="#111", light="#fff",
    )  # fmt: skip
    return Markup(out.getvalue().decode())
