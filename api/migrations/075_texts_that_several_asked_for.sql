-- A search text is stored only when it came from three networks on one day in one city. Until then there are keyed
-- marks: of the text (hash), and of the networks that it came from.
ALTER TABLE search_text ADD COLUMN networks bytea[] NOT NULL DEFAULT '{}' CHECK (cardinality(networks) <= 3);

-- From how many networks the texts of before came, nobody knows. They go on counting. Their hashes had no key, so that
-- they could be guessed; now they are mixed with a text that nobody keeps.
UPDATE search_text SET query = NULL, hash = sha256(hash || mix.bytes)
FROM (SELECT sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) AS bytes) AS mix;

-- The lists go through all texts of a period, since they also say how many cannot be read.
DROP INDEX search_text_readable;
