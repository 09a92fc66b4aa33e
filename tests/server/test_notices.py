"""People who are away are told that a game waits for them: once, not at night, and nobody else can read it."""

from __future__ import annotations

import asyncio
import hmac
import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import pytest
from guests import Guest, Refused, Wire, open_house, seated_table, soon
from receivers import Browser, Receiver, receiver, vapid_claims

from blueboar.protocol.notices import QuietHours
from blueboar.server.notices import notices as module
from blueboar.server.notices.notices import Notices
from blueboar.server.notices.outgoing import AddressRefused, NotDelivered, Outgoing, must_be_web_address
from blueboar.server.notices.quiet_hours import may_be_told_at
from blueboar.server.notices.web_push import BadSubscription, encrypted, subscription_keys

pytestmark = pytest.mark.usefixtures("at_once")


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits to see whether a line that was lost comes back."""
    monkeypatch.setattr(module, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(module, "_RETRIES", (0.05, 0.05, 0.05, 0.05))


def an_inn(tmp_path: Path) -> Any:
    return open_house(tmp_path / "inn.sqlite3", notice_hosts=("localhost",))


async def subscribe(guest: Guest, service: Receiver) -> Browser:
    browser = Browser()
    await guest.post("/api/me/notices/push", browser.subscription(f"{service.address}/push/{guest.name[-1]}"))
    return browser


async def add_webhook(guest: Guest, service: Receiver, shape: str = "json", **more: str) -> str:
    made = await guest.post("/api/me/notices/webhook", {"url": f"{service.address}/hook", "shape": shape, **more})
    secret: str = made["secret"]
    return secret


async def move_of(wire: Wire) -> None:
    answer = await wire.seal()
    assert answer["type"] == "ack", answer


async def nothing_more(service: Receiver, told: int) -> None:
    await asyncio.sleep(0.3)
    assert len(service.requests) == told


def test_who_is_away_when_it_is_their_turn_is_told_by_push_and_can_read_it(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            table, guests, wires = await seated_table(house)
            browser = await subscribe(guests[1], service)
            await wires[1].close()
            await soon(lambda: bool(service.requests))
            request = service.requests[0]
            message = browser.read(request.body)
            assert message["kind"] == "turn"
            assert message["link"].endswith(f"/table/{table}")
            assert "guest 0" in message["text"]
            assert "guest 2" in message["text"]
            claims = vapid_claims(request.headers["authorization"])
            assert claims["aud"] == service.address
            assert claims["key"] == (await guests[1].get("/api/me/notices"))["push_key"]
            assert request.headers["content-encoding"] == "aes128gcm"

    asyncio.run(story())


def test_it_is_told_once_until_they_come(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            table, guests, wires = await seated_table(house)
            await subscribe(guests[1], service)
            await wires[1].close()
            await soon(lambda: len(service.requests) == 1)
            await move_of(wires[0])
            await nothing_more(service, 1)
            back = await guests[1].connect(table)
            await back.until("view")
            await back.close()
            await soon(lambda: len(service.requests) == 2)

    asyncio.run(story())


def test_who_is_there_or_not_asked_is_not_told(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            _table, guests, wires = await seated_table(house)
            for guest in guests:
                await subscribe(guest, service)
            await move_of(wires[1])
            await wires[1].close()
            await nothing_more(service, 0)

    asyncio.run(story())


def test_the_end_of_a_game_is_told_to_who_missed_it(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            table, guests, wires = await seated_table(house, players=2)
            browser = await subscribe(guests[1], service)
            await wires[1].close()
            while not (wires[0].view or {})["over"]:
                one = await guests[1].connect(table)
                await one.until("view")
                await move_of(one)
                await one.close()
                if (wires[0].view or {})["mine"] is None:
                    await move_of(wires[0])
                await wires[0].fence()
            await soon(lambda: any(browser.read(each.body)["kind"] == "over" for each in service.requests))

    asyncio.run(story())


def test_who_holds_a_device_is_told_when_somebody_beside_them_is_waited_for(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            ann, eve = await house.guests("Ann", "Eve")
            browser = await subscribe(ann, service)
            table = (await ann.open_table(players=3))["id"]
            await ann.post(f"/api/tables/{table}/companion", {"name": "Ben"})
            await eve.sit(table)
            await ann.post(f"/api/tables/{table}/start")
            own = await ann.connect(table)
            await own.until("view")
            await move_of(own)
            await own.close()
            # Her own move is made: it is Ben, who plays at her device, for whom the others wait.
            await soon(lambda: len(service.requests) == 1)
            message = browser.read(service.requests[0].body)
            assert (message["kind"], message["name"]) == ("turn", "Ben")
            assert "Ben is waited for at your device" in message["text"]
            # The device is there, though covered: nobody has to be told until it has gone again.
            covered = await ann.connect_to(f"/ws/table/{table}?watch=1")
            await covered.until("view")
            await nothing_more(service, 1)
            await covered.close()
            await soon(lambda: len(service.requests) == 2)
            # Ben has moved, and nobody there is asked any more.
            ben = await ann.connect_to(f"/ws/table/{table}?as=1")
            await ben.until("view")
            await move_of(ben)
            await ben.close()
            await nothing_more(service, 2)

    asyncio.run(story())


def test_who_is_away_is_told_that_somebody_wants_to_take_a_move_back(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            _, guests, wires = await seated_table(house)
            browser = await subscribe(guests[1], service)
            await move_of(wires[1])
            await wires[1].close()
            seq = (await wires[0].seal())["seq"]
            await wires[0].send(type="undo", cid="undo", seq=seq)
            await wires[0].until("ack", cid="undo")
            await soon(lambda: bool(service.requests))
            message = browser.read(service.requests[0].body)
            assert message["kind"] == "undo"
            assert "take a move back" in message["text"]

    asyncio.run(story())


def test_a_webhook_is_signed_as_the_standard_says(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            _, guests, wires = await seated_table(house)
            secret = await add_webhook(guests[2], service)
            await wires[2].close()
            await soon(lambda: bool(service.requests))
            request = service.requests[0]
            head = request.headers
            signed = f"{head['webhook-id']}.{head['webhook-timestamp']}.".encode() + request.body
            key = b64decode(secret.removeprefix("whsec_"))
            expected = b64encode(hmac.new(key, signed, "sha256").digest()).decode()
            assert head["webhook-signature"] == f"v1,{expected}"
            body = json.loads(request.body)
            assert body["type"] == "blueboar.turn"
            assert body["data"]["seat"] == 2

    asyncio.run(story())


@pytest.mark.parametrize(
    ("shape", "field", "more"),
    [("discord", "content", {}), ("slack", "text", {}), ("telegram", "text", {"chat": "42"})],
)
def test_services_get_a_message_in_their_own_shape(tmp_path: Path, shape: str, field: str, more: dict[str, str]):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            _, guests, wires = await seated_table(house)
            await add_webhook(guests[2], service, shape, **more)
            await wires[2].close()
            await soon(lambda: bool(service.requests))
            body = json.loads(service.requests[0].body)
            assert "it is your turn" in body[field]
            assert "/table/" in body[field]
            assert shape != "telegram" or body["chat_id"] == "42"
            assert shape != "discord" or body["allowed_mentions"] == {"parse": []}

    asyncio.run(story())


def test_a_tables_webhook_says_whose_turn_it_is_and_only_the_host_sets_it(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            table, guests, wires = await seated_table(house)
            with pytest.raises(Refused) as refused:
                await guests[1].post(f"/api/tables/{table}/notices", {"url": f"{service.address}/t"})
            assert refused.value.code == "table.host-only"
            made = await guests[0].post(f"/api/tables/{table}/notices", {"url": f"{service.address}/t"})
            await wires[1].close()
            await soon(lambda: bool(service.requests))
            assert json.loads(service.requests[0].body)["data"]["name"] == "guest 1"
            channel = made["channel"]["id"]
            await guests[0].post(f"/api/tables/{table}/notices/{channel}/remove")
            assert (await guests[0].get(f"/api/tables/{table}/notices"))["channels"] == []

    asyncio.run(story())


def test_what_is_refused_is_tried_again_and_in_the_end_given_up(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            _, guests, wires = await seated_table(house)
            await subscribe(guests[1], service)
            service.status = 500
            await wires[1].close()
            await soon(lambda: len(service.requests) == 5)
            await nothing_more(service, 5)
            assert (await guests[1].get("/api/me/notices"))["channels"][0]["failing"]

    asyncio.run(story())


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            _, guests, wires = await seated_table(house)
            await subscribe(guests[1], service)
            service.status = 410
            await wires[1].close()
            await soon(lambda: bool(service.requests))
            async with asyncio.timeout(30):
                while (await guests[1].get("/api/me/notices"))["channels"]:
                    await asyncio.sleep(0.02)

    asyncio.run(story())


def test_a_redirect_is_not_followed(tmp_path: Path):
    async def story() -> None:
        async with receiver() as service, Outgoing(("localhost",)) as outgoing:
            service.status = 302
            with pytest.raises(NotDelivered):
                await outgoing.post(f"{service.address}/x", b"{}", {})
            assert len(service.requests) == 1

    asyncio.run(story())


def test_who_answers_too_slowly_is_not_waited_for():
    async def story() -> None:
        async with receiver() as service, Outgoing(("localhost",), deadline=0.2) as outgoing:
            service.delay = 30.0
            with pytest.raises(NotDelivered):
                await outgoing.post(f"{service.address}/x", b"{}", {})

    asyncio.run(story())


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.1.2.3/x",
        "https://192.168.0.1:8443/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://0.0.0.0/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://224.0.0.1/x",
    ],
)
def test_an_address_inside_the_hosts_own_network_is_refused(url: str):
    async def story() -> None:
        async with Outgoing() as outgoing:
            with pytest.raises(AddressRefused) as refused:
                await outgoing.judge(url)
            assert refused.value.why in ("own-network", "unknown-host")
            with pytest.raises((AddressRefused, NotDelivered)):
                await outgoing.post(url, b"{}", {})

    asyncio.run(story())


@pytest.mark.parametrize(
    "url", ["ftp://example.com/", "https://user:word@example.com/", "https://", "https://a:b/", "x"]
)
def test_what_is_no_web_address_is_refused(url: str):
    with pytest.raises(AddressRefused):
        must_be_web_address(url)


def test_people_are_told_why_an_address_is_refused(tmp_path: Path):
    async def story() -> None:
        async with open_house(tmp_path / "inn.sqlite3") as house:
            guest = await house.guest("anna")
            for url, code in (
                ("http://example.com/", "notice.not-https"),
                ("https://127.0.0.1/", "notice.own-network"),
            ):
                with pytest.raises(Refused) as refused:
                    await guest.post("/api/me/notices/webhook", {"url": url})
                assert refused.value.code == code
            assert (await guest.get("/api/me/notices"))["channels"] == []

    asyncio.run(story())


def test_no_more_channels_than_a_person_can_want(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            guest = await house.guest("anna")
            for _ in range(module.MOST_CHANNELS):
                await add_webhook(guest, service)
            with pytest.raises(Refused) as refused:
                await add_webhook(guest, service)
            assert refused.value.code == "notice.too-many"

    asyncio.run(story())


def test_a_channel_can_be_tried_and_removed_by_its_owner_alone(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            anna, boris = await house.guests("anna", "boris")
            await add_webhook(anna, service)
            channel = (await anna.get("/api/me/notices"))["channels"][0]["id"]
            with pytest.raises(Refused):
                await boris.post(f"/api/me/notices/{channel}/remove")
            await anna.post(f"/api/me/notices/{channel}/try")
            assert json.loads(service.requests[0].body)["type"] == "blueboar.try"
            await anna.post(f"/api/me/notices/{channel}/remove")
            assert (await anna.get("/api/me/notices"))["channels"] == []

    asyncio.run(story())


def test_wishes_are_kept_and_quiet_hours_put_it_off(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            _, guests, wires = await seated_table(house)
            await subscribe(guests[1], service)
            notices: Notices = house.services.notices
            noon = 12 * 3600.0
            notices._now = lambda: noon
            wishes = {"once": True, "quiet": {"start": 11 * 60, "end": 13 * 60}}
            assert (await guests[1].post("/api/me/notices", wishes))["wishes"]["quiet"]["end"] == 13 * 60
            await wires[1].close()
            await nothing_more(service, 0)
            notices._now = lambda: noon + 3600.0
            await soon(lambda: len(service.requests) == 1)

    asyncio.run(story())


def test_what_was_planned_survives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        async with receiver() as service:
            async with an_inn(tmp_path) as house:
                monkeypatch.setattr(module, "GRACE_SECONDS", 0.3)
                _, guests, wires = await seated_table(house)
                await subscribe(guests[1], service)
                await wires[1].close()
                async with asyncio.timeout(30):
                    while not await house.services.store.database.read("SELECT 1 FROM notices"):
                        await asyncio.sleep(0.01)
            assert not service.requests
            async with an_inn(tmp_path):
                await soon(lambda: len(service.requests) == 1)

    asyncio.run(story())


def test_who_is_deleted_is_told_nothing_and_leaves_nothing(tmp_path: Path):
    async def story() -> None:
        async with an_inn(tmp_path) as house, receiver() as service:
            guest = await house.guest("anna")
            await add_webhook(guest, service)
            await guest.post("/api/me/notices", {"once": False})
            await guest.post("/api/me/delete", {})
            database = house.services.store.database
            for place in ("channels", "notice_wishes", "notices"):
                assert await database.read(f"SELECT 1 FROM {place}") == []

    asyncio.run(story())


@pytest.mark.parametrize(
    ("now", "expected"),
    [(21 * 60, 21 * 60), (22 * 60, 31 * 60), (23 * 60, 31 * 60), (30 * 60, 31 * 60), (31 * 60, 31 * 60)],
)
def test_quiet_hours_over_midnight_in_the_persons_own_time(now: int, expected: int):
    quiet = QuietHours(start=22 * 60, end=7 * 60, offset=120)
    assert may_be_told_at(quiet, (now - 120) * 60.0) == (expected - 120) * 60.0


def test_the_example_of_rfc_8291_is_encrypted_to_the_byte():
    """Appendix A of the RFC, with its own salt and keys."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
    from receivers import unb64

    private = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sender = ec.derive_private_key(private, ec.SECP256R1()).private_bytes(
        Encoding.DER, PrivateFormat.PKCS8, NoEncryption()
    )
    made = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
        sender,
    )
    assert made == unb64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(("p256dh", "auth"), [("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("x" * 87, "BTBZMqHH6r4Tts7J_aSIgg")])
def test_keys_that_no_browser_has_are_refused(p256dh: str, auth: str):
    with pytest.raises(BadSubscription):
        subscription_keys(p256dh, auth)
