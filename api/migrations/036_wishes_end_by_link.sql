-- The mail that tells of a fulfilled wish has a link that ends it, without signing in; of its token only the hash is kept.
ALTER TABLE wish ADD COLUMN end_hash bytea;
CREATE UNIQUE INDEX wish_end_hash ON wish (end_hash) WHERE end_hash IS NOT NULL;
