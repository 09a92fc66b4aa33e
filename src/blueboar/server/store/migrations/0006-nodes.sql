-- The nodes of an inn, and until when each may be taken for alive: by the clock of the database, never by a node's own.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    ends DOUBLE PRECISION NOT NULL,
    bus BIGINT NOT NULL,
    takes_tables BIGINT NOT NULL
);

-- Who writes a table. The epoch grows whenever that changes, and is checked by everything that is written of the table.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    epoch BIGINT NOT NULL
);

CREATE INDEX leases_of_a_node ON leases (node);

-- How often something may be done, where all nodes must count together.
CREATE TABLE shared_limits (
    key TEXT PRIMARY KEY,
    remaining DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);
