"""The files of the web client: packed on the way, kept by browsers, and every other path leads to the client."""

from pathlib import Path

from guests import House, open_house

SCRIPT = "console.log('the inn');\n" * 200


def _laid(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>The inn</title>")
    (folder / "assets" / "inn-1.js").write_text(SCRIPT)
    return folder


async def _get(house: House, path: str, packing: str):
    stranger = house.stranger()
    return await stranger.http.get(path, headers={"accept-encoding": packing})


async def test_a_script_travels_packed_and_is_kept_for_ever(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", client=_laid(tmp_path / "dist")) as house:
        reply = await _get(house, "/assets/inn-1.js", "gzip")
        assert reply.headers["content-encoding"] == "gzip"
        assert int(reply.headers.get("content-length", reply.num_bytes_downloaded)) < len(SCRIPT) / 10
        assert reply.text == SCRIPT
        assert "immutable" in reply.headers["cache-control"]
        assert "accept-encoding" in reply.headers["vary"].lower()


async def test_who_cannot_unpack_gets_it_as_it_is(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", client=_laid(tmp_path / "dist")) as house:
        reply = await _get(house, "/assets/inn-1.js", "identity")
        assert "content-encoding" not in reply.headers
        assert reply.text == SCRIPT


async def test_a_place_within_the_client_leads_to_the_client(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", client=_laid(tmp_path / "dist")) as house:
        reply = await _get(house, "/table/somewhere", "gzip")
        assert "The inn" in reply.text
        assert reply.headers["cache-control"] == "no-cache"
