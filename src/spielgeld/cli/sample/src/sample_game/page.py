"""How Sample Game looks in a browser: what the templates in html/templates are filled with."""

from spielgeld.render.html.boards import HtmlRender

HTML = HtmlRender("sample-game")
