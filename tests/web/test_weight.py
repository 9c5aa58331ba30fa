"""How much goes over the wire before somebody can play: with an empty cache, headers and all."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Request

from tests.server.running import Server, http
from tests.web.conftest import Enter
from tests.web.visiting import Visit

KB = 1024
START, BOARD = 120 * KB, 220 * KB
"""Measured (KB of 1024 bytes): 119 for the start page, 173 to 197 until a board is there, the start page included."""


def weigh(visit: Visit) -> list[int]:
    """The bytes of all answers from now on."""
    sizes: list[int] = []

    def weigh_one(request: Request) -> None:
        weight = request.sizes()
        sizes.append(weight["responseBodySize"] + weight["responseHeadersSize"])

    visit.page.on("requestfinished", weigh_one)
    return sizes


def arrives(visit: Visit) -> None:
    visit.open("/")
    visit.page.get_by_role("heading", name="Open tables").wait_for()
    visit.page.evaluate("document.fonts.ready.then(() => null)")
    visit.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("game", ["carcassonne", "burgundy", "burgundy_dice", "felinia"])
def test_page_and_board_are_light(enter: Enter, game: str) -> None:
    visit = enter()
    sizes = weigh(visit)
    arrives(visit)
    assert len(sizes) >= 10
    assert sum(sizes) <= START, sum(sizes) / KB
    card = visit.page.locator("article", has=visit.page.locator(f'a[href="/rules/{game}"]'))
    card.get_by_role("button", name=re.compile("Against a bot")).click()
    visit.options.first.wait_for()
    visit.page.locator("main .board").first.wait_for()
    visit.page.evaluate("document.fonts.ready.then(() => null)")
    visit.page.wait_for_load_state("networkidle")
    assert START / 2 < sum(sizes) <= BOARD, sum(sizes) / KB


def test_who_comes_again_fetches_next_to_nothing(enter: Enter) -> None:
    visit = enter()
    arrives(visit)
    sizes = weigh(visit)
    arrives(visit)
    assert sum(sizes) <= 10 * KB, sum(sizes) / KB


def test_every_browser_gets_what_it_can_read(server: Server) -> None:
    def ask(path: str, takes: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        answer = http.get(server.url(path), headers={"accept-encoding": takes, **headers})
        return answer.status_code, dict(answer.headers), answer.content

    document = ask("/", "identity")[2].decode()
    script = next(iter(re.findall(r'src="(/assets/[^"]+\.js)"', document)))
    _, plain, content = ask(script, "identity")
    assert "content-encoding" not in plain and plain["vary"] == "accept-encoding"
    for takes, coding in (("gzip", "gzip"), ("gzip, deflate, br", "br"), ("br;q=0, gzip;q=0.5", "gzip"), ("br;q=0", "")):
        if coding == "br":
            answer = http.build_request("GET", server.url(script), headers={"accept-encoding": takes})
            raw = http.send(answer, stream=True)
            headers = dict(raw.headers)
            raw.close()
        else:
            _, headers, unpacked = ask(script, takes)
            assert unpacked == content
        assert headers.get("content-encoding", "") == coding
        assert headers["content-type"].startswith("text/javascript")
        assert "immutable" in headers["cache-control"]
    assert ask(script, "identity", **{"if-none-match": plain["etag"]})[0] == 304
    assert ask("/", "identity", **{"if-none-match": ask("/table/x", "identity")[1]["etag"]})[0] == 304


def test_the_page_introduces_itself(server: Server) -> None:
    document = http.get(server.url("/table/somewhere")).text
    assert re.search(r'<meta name="description" content="[^"]{50,}"', document)
    picture = re.search(r'property="og:image" content="([^"]+)"', document)
    assert picture is not None and picture[1].startswith(server.url("/"))
    assert http.get(picture[1]).headers["content-type"] == "image/jpeg"
    manifest = http.get(server.url("/tischlein.webmanifest"))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = [icon["src"] for icon in json.loads(manifest.text)["icons"]]
    icons += re.findall(r'rel="apple-touch-icon" href="([^"]+)"', document)
    assert len(icons) == 4
    for icon in icons:
        assert http.get(server.url(icon)).headers["content-type"].startswith("image/"), icon


def test_long_answers_are_squeezed_too(server: Server) -> None:
    for path in ("/api/games", "/api/games/burgundy_dice/rules"):
        assert http.get(server.url(path), headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"
        assert "content-encoding" not in http.get(server.url(path), headers={"accept-encoding": "identity"}).headers
