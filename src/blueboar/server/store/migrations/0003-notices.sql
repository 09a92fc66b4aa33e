-- Where somebody who is away can be told something: a browser (web push) or an address of theirs (webhook).
-- A channel belongs to a person, or to a table whose group wants to be told.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT,
    table_id TEXT,
    created DOUBLE PRECISION NOT NULL,
    failures BIGINT NOT NULL,
    body {blob} NOT NULL
);

CREATE INDEX channels_by_person ON channels (person) WHERE person IS NOT NULL;
CREATE INDEX channels_by_table ON channels (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE notice_wishes (
    person TEXT PRIMARY KEY,
    body {blob} NOT NULL
);

-- What a person is to be told of a table, and not before when; once told it stays until they come.
-- A group that has a channel of its own is told as the person ''.
CREATE TABLE notices (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    due DOUBLE PRECISION,
    tries BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, kind)
);

CREATE INDEX notices_by_time ON notices (due) WHERE due IS NOT NULL;

-- Keys of the inn itself.
CREATE TABLE inn_keys (
    name TEXT PRIMARY KEY,
    secret {blob} NOT NULL
);
