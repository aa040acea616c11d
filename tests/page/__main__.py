"""Write every page to build/pages, to be looked at: python -m tests.page"""

import shutil
from itertools import chain
from pathlib import Path

from spielgeld.page.environment import static_folders
from spielgeld.telling.languages import LANGUAGES
from tests.page.plutocracy import pages_of_plutocracy
from tests.page.samples import pages
from tests.page.samples_euro_crisis import pages as euro_crisis_pages

OUT = Path(__file__).resolve().parent.parent.parent / "build" / "pages"

shutil.rmtree(OUT, ignore_errors=True)
OUT.mkdir(parents=True)
for start, folder in static_folders().items():
    shutil.copytree(folder, OUT / "static" / start, dirs_exist_ok=True)
for language in LANGUAGES:
    everything = chain(pages(language), pages_of_plutocracy(language), euro_crisis_pages(language))
    for name, page in everything:
        (OUT / f"{name}-{language}.html").write_text(page, encoding="utf-8")
print(OUT)
