"""Write every page to build/pages, to be looked at: python -m tests.render"""

import shutil
from pathlib import Path

from spielgeld.render.html.environment import STATIC
from spielgeld.render.numbers import LANGUAGES
from tests.render.samples import pages

OUT = Path(__file__).resolve().parent.parent.parent / "build" / "pages"

shutil.rmtree(OUT, ignore_errors=True)
OUT.mkdir(parents=True)
(OUT / "static").symlink_to(STATIC)
for language in LANGUAGES:
    for name, page in pages(language):
        (OUT / f"{name}-{language}.html").write_text(page, encoding="utf-8")
print(OUT)
