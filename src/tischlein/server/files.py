"""The files of the page: handed out as small as the browser takes them, and kept by it as long as they stay the same."""

from __future__ import annotations

import mimetypes
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

PAGE = Path(__file__).parent / "page"
"""Where the built page lies, if it has been built."""
SMALLER = {"br": ".br", "gzip": ".gz"}
"""How a file may lie beside itself, the smallest first: the page is built so (web/scripts/squeeze.ts)."""
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
"""Not every machine knows these."""
FOREVER, SOMETIMES, ALWAYS = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"
"""Names in `assets` change with their content; fonts and pictures seldom change; the document leads to all of them."""


def file_of_page(request: Request, path: str) -> Response | None:
    """A file; for addresses of the page itself (/table/ID ...) the document. None if the page has not been built."""
    document = PAGE / "index.html"
    if not document.exists():
        return None
    try:
        file = (PAGE / path).resolve()
        found = file.is_relative_to(PAGE) and file.is_file() and file != document
    except (OSError, ValueError):  # no file could have such a name
        found = False
    return _file(request, file, FOREVER if path.startswith("assets/") else SOMETIMES) if found else _document(request, document)


def _document(request: Request, file: Path) -> Response:
    """With whole addresses where a preview needs them. It is so small that it is not worth squeezing."""
    origin = escape(str(request.base_url).rstrip("/"))
    content = file.read_text(encoding="utf-8").replace('content="/', f'content="{origin}/').encode()
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    headers = {"cache-control": ALWAYS, "etag": tag}
    if _known(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="text/html", headers=headers)


def _file(request: Request, file: Path, lasting: str) -> Response:
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    coding = next((coding for coding, end in SMALLER.items() if _takes(request, coding) and _beside(file, end).is_file()), "")
    sent = _beside(file, SMALLER[coding]) if coding else file
    what = sent.stat()
    tag = f'"{what.st_mtime_ns:x}-{what.st_size:x}{coding and "-" + coding}"'
    headers = {"cache-control": lasting, "etag": tag, "vary": "accept-encoding"}
    if _known(request, tag):
        return Response(status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return FileResponse(sent, media_type=kind, headers=headers, stat_result=what)


def _beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


def _takes(request: Request, coding: str) -> bool:
    """What a browser does not want has the weight 0."""
    for wish in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = (part.strip() for part in wish.partition(";"))
        if name == coding:
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def _known(request: Request, tag: str) -> bool:
    return tag in (each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(","))
