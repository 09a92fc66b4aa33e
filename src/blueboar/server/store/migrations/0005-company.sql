-- Whom a person does not want at their table.
CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, blocked)
);

CREATE INDEX blocks_of_the_blocked ON blocks (blocked);

-- What people tell the host of the inn about others, with what was said last at their table.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    table_id TEXT NOT NULL,
    person TEXT,
    about TEXT,
    body {blob} NOT NULL
);
