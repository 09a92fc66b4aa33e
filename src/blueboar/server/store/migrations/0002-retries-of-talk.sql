-- Who said it, and the client's own name for it: said again after a lost connection it is heard once.
ALTER TABLE said ADD COLUMN seat BIGINT;
ALTER TABLE said ADD COLUMN cid TEXT;

CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX links_by_time ON links (expires);
