"""The list of the HTTP API's endpoints, from which routes, OpenAPI and the docs are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from blueboar.protocol.http import (
    Block,
    Blocks,
    ChangeMe,
    ChangePassword,
    Companion,
    DeleteMe,
    Empty,
    Games,
    InnInfo,
    Login,
    MyGames,
    NewAccount,
    NewGuest,
    NewTable,
    Queue,
    QuickGame,
    Replay,
    Report,
    SeatDevices,
    SeatLink,
    SeatLinkInfo,
    SeatOnly,
    ServerVerdict,
    SetBot,
    Sit,
    Start,
    Statistics,
    Swap,
    TablePage,
)
from blueboar.protocol.notices import NewChannel, NewPush, NewWebhook, NoticeSettings, TableChannels, Wishes
from blueboar.protocol.shapes import EntryNumber, Person, TableInfo


class Endpoint(msgspec.Struct, frozen=True):
    name: str
    method: Literal["GET", "POST", "PATCH"]
    path: str
    reply: Any
    summary: str
    body: Any = None
    query: dict[str, Any] = {}
    person: bool = True
    """Whether somebody must be logged in (a guest will do)."""
    status: int = 200


Page = Annotated[int, Meta(ge=0, le=1_000)]
Eyes = Annotated[str, Meta(pattern="^(all|spectator|[0-9]|1[0-5])$")]

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("new_guest", "POST", "/api/guest", Person, "Come in without an account.", NewGuest, person=False),
    Endpoint("me", "GET", "/api/me", Person, "Who I am here."),
    Endpoint("change_me", "PATCH", "/api/me", Person, "Change my name or language.", ChangeMe),
    Endpoint("new_account", "POST", "/api/account", Person, "Keep my name with a password.", NewAccount),
    Endpoint(
        "change_password",
        "POST",
        "/api/account/password",
        Person,
        "Another password; ends my other sessions.",
        ChangePassword,
    ),
    Endpoint("delete_me", "POST", "/api/me/delete", Empty, "Forget me for good.", DeleteMe),
    Endpoint("login", "POST", "/api/login", Person, "Come in with an account.", Login, person=False),
    Endpoint("logout", "POST", "/api/logout", Empty, "Forget this device.", Empty, person=False),
    Endpoint("my_games", "GET", "/api/me/games", MyGames, "My games: where I am waited for, and what happened last."),
    Endpoint(
        "history",
        "GET",
        "/api/me/history",
        TablePage,
        "The tables I sat at, newest first.",
        query={"page": Page},
    ),
    Endpoint("inn", "GET", "/api/inn", InnInfo, "Which version this is, who can reach it, and its key.", person=False),
    Endpoint("games", "GET", "/api/games", Games, "What can be played, and how it can be set up.", person=False),
    Endpoint("new_table", "POST", "/api/tables", TableInfo, "Open a table.", NewTable, status=201),
    Endpoint("quick", "POST", "/api/quick", TableInfo, "A table with bots that has begun.", QuickGame, status=201),
    Endpoint(
        "tables",
        "GET",
        "/api/tables",
        TablePage,
        "Public tables, newest first.",
        query={"state": Literal["open", "running", "finished"], "game": str, "page": Page},
        person=False,
    ),
    Endpoint("table", "GET", "/api/tables/{id}", TableInfo, "One table.", person=False),
    Endpoint("join", "GET", "/api/join/{code}", TableInfo, "The table with this code.", person=False),
    Endpoint("sit", "POST", "/api/tables/{id}/sit", TableInfo, "Take a seat.", Sit),
    Endpoint("leave", "POST", "/api/tables/{id}/leave", TableInfo, "Get up; in a game a bot goes on.", Empty),
    Endpoint("swap", "POST", "/api/tables/{id}/swap", TableInfo, "Change two seats (the host, or with mine).", Swap),
    Endpoint("kick", "POST", "/api/tables/{id}/kick", TableInfo, "Empty a seat (the host).", SeatOnly),
    Endpoint("set_bot", "POST", "/api/tables/{id}/bot", TableInfo, "Put a bot on a seat (the host).", SetBot),
    Endpoint("start", "POST", "/api/tables/{id}/start", TableInfo, "Begin (the host).", Start),
    Endpoint("companion", "POST", "/api/tables/{id}/companion", TableInfo, "Somebody plays at my device.", Companion),
    Endpoint("queue", "POST", "/api/tables/{id}/queue", TableInfo, "Wait for a free seat, or no longer.", Queue),
    Endpoint("report", "POST", "/api/tables/{id}/report", Empty, "Tell the host of the inn about someone.", Report),
    Endpoint("blocks", "GET", "/api/me/blocks", Blocks, "With whom I do not sit down."),
    Endpoint("block", "POST", "/api/people/{id}/block", Empty, "Not at a table with me, or again.", Block),
    Endpoint("rematch", "POST", "/api/tables/{id}/rematch", TableInfo, "The same people again.", Empty, status=201),
    Endpoint("link", "POST", "/api/tables/{id}/link", SeatLink, "My seat on another device.", Empty, status=201),
    Endpoint("link_info", "GET", "/api/seat-link/{token}", SeatLinkInfo, "Whose seat a link is for.", person=False),
    Endpoint("claim_link", "POST", "/api/seat-link/{token}", Person, "That seat on this device.", Empty, person=False),
    Endpoint("notices", "GET", "/api/me/notices", NoticeSettings, "How I am told that a game waits for me."),
    Endpoint(
        "set_notice_wishes", "POST", "/api/me/notices", NoticeSettings, "What I want to be told, and when.", Wishes
    ),
    Endpoint("add_push", "POST", "/api/me/notices/push", NewChannel, "Tell this browser.", NewPush, status=201),
    Endpoint("add_webhook", "POST", "/api/me/notices/webhook", NewChannel, "Tell my webhook.", NewWebhook, status=201),
    Endpoint(
        "remove_notice_channel", "POST", "/api/me/notices/{channel}/remove", Empty, "Tell it nothing any more.", Empty
    ),
    Endpoint("try_notice_channel", "POST", "/api/me/notices/{channel}/try", Empty, "Tell it something now.", Empty),
    Endpoint("table_notices", "GET", "/api/tables/{id}/notices", TableChannels, "The table's webhooks (the host)."),
    Endpoint(
        "add_table_webhook",
        "POST",
        "/api/tables/{id}/notices",
        NewChannel,
        "Tell a webhook whose turn it is (the host).",
        NewWebhook,
        status=201,
    ),
    Endpoint(
        "remove_table_webhook",
        "POST",
        "/api/tables/{id}/notices/{channel}/remove",
        Empty,
        "Tell it nothing any more (the host).",
        Empty,
    ),
    Endpoint("devices", "GET", "/api/me/links", SeatDevices, "Links to my seats, and the devices that came in by one."),
    Endpoint("end_device", "POST", "/api/me/links/{id}/end", Empty, "End a link, or such a device.", Empty),
    Endpoint("end_sessions", "POST", "/api/me/sessions/end", Empty, "End all my devices but this one.", Empty),
    Endpoint("record", "GET", "/api/tables/{id}/record", Any, "The record of a finished game.", person=False),
    Endpoint(
        "replay",
        "GET",
        "/api/tables/{id}/replay",
        Replay,
        "A finished game again, up to 200 entries a request.",
        query={"eyes": Eyes, "from": EntryNumber, "to": EntryNumber},
        person=False,
    ),
    Endpoint("verify", "GET", "/api/tables/{id}/verify", ServerVerdict, "Play it again from its seed.", person=False),
    Endpoint("statistics", "GET", "/api/people/{id}/statistics", Statistics, "How someone plays.", person=False),
)
"""Beside these: `GET /healthz`, `/readyz`, and for the host `/metrics`; sockets at `/ws/table/{id}` and `/ws/lobby`."""
