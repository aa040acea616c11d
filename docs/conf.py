"""The site that `make docs` builds from these pages and from the docstrings, with Sphinx.

Nothing of it comes from another server: no font, no script, no picture.
"""

from spielgeld import __version__

project = "Spielgeld"
release = __version__
extensions = ["sphinx.ext.autodoc", "myst_parser"]
source_suffix = {".md": "markdown"}

html_theme = "furo"
html_title = f"Spielgeld {release}"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False

myst_heading_anchors = 3
suppress_warnings = ["myst.header"]

default_role = "literal"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "undoc-members": True, "exclude-members": "__init__"}
toc_object_entries_show_parents = "hide"
