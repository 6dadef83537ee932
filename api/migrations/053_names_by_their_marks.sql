-- A name that is typed with a slip, without spaces or in another script is found by its marks: numbers made of the
-- consonants of the whole name, and of those without one of them. The job at the next start fills them.

ALTER TABLE search_row ADD COLUMN name_marks integer[] NOT NULL DEFAULT '{}';
CREATE INDEX search_row_marks ON search_row USING gin (name_marks) WITH (fastupdate = off) WHERE is_listed;
