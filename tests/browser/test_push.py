"""A browser subscribes to pushes at a table of days; what is sent then is tested in tests/web."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.push_service import Device, PushService
from tests.web.server import Server

# A browser's own push service is far away: this one says what it would have been given.
SUBSCRIBE = """
  const bytes = (text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (applicationServerKey.length !== 65) throw new Error("no key");
    const keys = { p256dh: "%(p256dh)s", auth: "%(auth)s" };
    return { endpoint: "%(endpoint)s", getKey: (name) => bytes(keys[name]) };
  };
"""


def test_a_device_is_told_and_told_no_more(chromium: Browser, tmp_path: Path) -> None:
    service = PushService()
    server = Server(f"sqlite:///{tmp_path}/games.db", push_services=[service.host])
    context = chromium.new_context(
        base_url=server.url, locale="en-GB", permissions=["notifications"]
    )
    try:
        page = context.new_page()
        page.add_init_script(SUBSCRIBE % Device(service, "ada").form)
        page.goto("/new?game=qe")
        page.locator("#name").fill("Ada")
        page.locator("#more-options > summary").click()
        page.locator("#pace").select_option("1")
        page.get_by_role("button", name="Open the table").click()
        page.locator("#board").wait_for()  # a page of the room would give way to it
        button = page.get_by_role("button", name="Notify me on this device")
        for pressed, said in (("true", "is told when it is your turn"), ("false", "When it is")):
            with page.expect_response(
                lambda answer: answer.request.method == "POST" and answer.url.endswith("/push")
            ) as answer:
                button.click()
            assert answer.value.status == 204
            expect(button).to_have_attribute("aria-pressed", pressed)
            expect(page.locator("#push")).to_contain_text(re.compile(said))
    finally:
        context.close()
        server.stop()
        service.close()
