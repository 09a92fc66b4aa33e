-- A device that came in by a link to a seat has that table alone. A token that was not used for long ends.
ALTER TABLE tokens ADD COLUMN table_id TEXT;
ALTER TABLE tokens ADD COLUMN used DOUBLE PRECISION;
