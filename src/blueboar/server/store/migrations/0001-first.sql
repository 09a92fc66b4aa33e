CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    created DOUBLE PRECISION NOT NULL
);

-- A token is shown once and stored as its hash: who reads the store cannot sit down as anyone.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    expires DOUBLE PRECISION NOT NULL,
    used BIGINT NOT NULL
);

-- What is searched by has a column; the rest of a table is in `body`.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    public BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    wake_at DOUBLE PRECISION,
    body {blob} NOT NULL
);

CREATE INDEX tables_in_the_lobby ON tables (state, created) WHERE public = 1;
CREATE INDEX tables_of_a_game_in_the_lobby ON tables (game, state, created) WHERE public = 1;
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_left_open ON tables (changed) WHERE state = 'open';

CREATE TABLE clocks (
    table_id TEXT PRIMARY KEY,
    body {blob} NOT NULL
);

-- The key decides races: entry n of a table can be written once.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    cid TEXT,
    at DOUBLE PRECISION NOT NULL,
    move {blob} NOT NULL,
    events {blob} NOT NULL,
    PRIMARY KEY (table_id, seq)
) {clustered};

CREATE TABLE said (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    body {blob} NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};

CREATE TABLE sitters (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX sitters_by_person ON sitters (person, created);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    place BIGINT NOT NULL,
    score BIGINT NOT NULL,
    counts {blob} NOT NULL,
    finished DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_person ON results (person, game) WHERE person IS NOT NULL;

-- A subject is a person, or a level of bots.
CREATE TABLE ratings (
    subject TEXT NOT NULL,
    game TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (subject, game)
);
