-- What the inn signs its finished games with. Who has it can sign in the inn's name.
CREATE TABLE inn (
    name TEXT PRIMARY KEY,
    value {blob} NOT NULL
);
