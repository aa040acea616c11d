"""What a browser needs to keep the site like an app: a manifest, icons, a worker for pushes."""

from litestar import Controller, get
from litestar.response import Redirect, Response

from spielgeld.page.environment import STATIC, asset
from spielgeld.web.context import AnyRequest
from spielgeld.web.pages.sitting import Answer
from spielgeld.web.pages.visitor import Visitor

GREEN, PAPER = "#1e5b3a", "#f4eedd"


class ManifestPages(Controller):
    path = "/"
    include_in_schema = False

    @get("/manifest.webmanifest")
    async def manifest(self, request: AnyRequest) -> Answer:
        visitor = Visitor(request)
        sizes = (("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
                 ("icon-maskable.png", "512x512", "maskable"))  # fmt: skip
        icons = [
            {"src": visitor.at(f"/static/{asset(name)}"), "sizes": size, "type": "image/png",
             "purpose": purpose}
            for name, size, purpose in sizes
        ]  # fmt: skip
        said = {
            "name": "Spielgeld",
            "short_name": "Spielgeld",
            "description": visitor.frame().say("lobby-title"),
            "lang": visitor.language,
            "start_url": visitor.at("/"),
            "scope": visitor.at("/"),
            "display": "standalone",
            "background_color": PAPER,
            "theme_color": GREEN,
            "icons": icons,
        }
        return Response(said, media_type="application/manifest+json")

    @get("/favicon.ico")
    async def favicon(self, request: AnyRequest) -> Redirect:
        return Redirect(Visitor(request).at(f"/static/{asset('icon-192.png')}"))

    @get("/worker.js")
    async def worker(self) -> Answer:
        """At the root, so that it may speak for all pages."""
        return Response((STATIC / "worker.js").read_text(), media_type="text/javascript")
