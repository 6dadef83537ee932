-- What the operator adds to the words and the places that searches know, beside the files that come with a release.
-- An addition that was undone stays, so that one sees who did what.

CREATE TABLE search_addition (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('word', 'alias', 'concept', 'order')),
  -- The concept that it belongs to, by its name.
  concept      text NOT NULL CHECK (length(concept) BETWEEN 1 AND 60),
  -- Of a word and an alias; an alias also says what people would have typed instead.
  word         text CHECK (length(word) BETWEEN 1 AND 60),
  same_as      text CHECK (length(same_as) BETWEEN 1 AND 60),
  -- Of a concept: what people and what listings call it.
  words        text[] NOT NULL DEFAULT '{}',
  items        text[] NOT NULL DEFAULT '{}',
  -- Of a concept and an order, the likeliest first; weights from 1 to 10.
  category_ids smallint[] NOT NULL DEFAULT '{}',
  weights      smallint[] NOT NULL DEFAULT '{}',
  added_by     integer REFERENCES account ON DELETE SET NULL,
  added_at     timestamptz NOT NULL,
  undone_by    integer REFERENCES account ON DELETE SET NULL,
  undone_at    timestamptz,
  CHECK ((word IS NOT NULL) = (kind IN ('word', 'alias'))),
  CHECK ((same_as IS NOT NULL) = (kind = 'alias')),
  CHECK (cardinality(weights) = cardinality(category_ids)),
  CHECK ((cardinality(category_ids) > 0) = (kind IN ('concept', 'order')))
);
CREATE UNIQUE INDEX search_addition_word ON search_addition (word) WHERE undone_at IS NULL AND word IS NOT NULL;
CREATE UNIQUE INDEX search_addition_concept ON search_addition (concept) WHERE undone_at IS NULL AND kind = 'concept';
CREATE INDEX search_addition_by ON search_addition (added_by);
CREATE INDEX search_addition_undone_by ON search_addition (undone_by);

-- Every process that serves searches compares this number with the one that its words have.
CREATE TABLE search_addition_version (
  version integer NOT NULL
);
INSERT INTO search_addition_version VALUES (0);

CREATE FUNCTION tell_search_additions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_addition_version SET version = version + 1;
  PERFORM pg_notify('search_additions', '');
  RETURN NULL;
END $$;
CREATE TRIGGER search_addition_told AFTER INSERT OR UPDATE OR DELETE ON search_addition
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_additions();

-- Areas, and other names of places. They are copied into the tables of places, which searches read and which are
-- replaced as a whole when a release brings others.
CREATE TABLE place_addition (
  id        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL CHECK (kind IN ('area', 'alias')),
  name      text NOT NULL CHECK (length(name) BETWEEN 2 AND 60),
  sound     text COLLATE "C" NOT NULL,
  -- Of an area, and of the area that an alias stands for.
  pin       integer,
  latitude  double precision CHECK (latitude BETWEEN -85 AND 85),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  -- What an alias stands for: its key as in urls, and its name.
  place_key  text,
  place_name text,
  added_by  integer REFERENCES account ON DELETE SET NULL,
  added_at  timestamptz NOT NULL,
  undone_by integer REFERENCES account ON DELETE SET NULL,
  undone_at timestamptz,
  CHECK (kind <> 'area' OR (pin IS NOT NULL AND latitude IS NOT NULL AND longitude IS NOT NULL)),
  CHECK ((kind = 'alias') = (place_key IS NOT NULL AND place_name IS NOT NULL))
);
CREATE UNIQUE INDEX place_addition_area ON place_addition (pin, sound) WHERE undone_at IS NULL AND kind = 'area';
CREATE UNIQUE INDEX place_addition_alias ON place_addition (sound, place_key)
  WHERE undone_at IS NULL AND kind = 'alias';
CREATE INDEX place_addition_by ON place_addition (added_by);
CREATE INDEX place_addition_undone_by ON place_addition (undone_by);

-- How often somebody who had searched for this text then called, wrote, shared or asked for the way.
ALTER TABLE search_text ADD COLUMN taps integer NOT NULL DEFAULT 0 CHECK (taps >= 0);
CREATE INDEX search_text_readable ON search_text (day) INCLUDE (city_key, query, tier, count, taps)
  WHERE query IS NOT NULL;
