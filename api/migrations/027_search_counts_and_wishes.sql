-- What people search for, counted by day and city, without saying who: so that words can be added to concepts.
-- It says nothing about single people, and is deleted after ninety days.

CREATE TABLE search_count (
  day      date NOT NULL,
  city_key text NOT NULL,
  -- The concept that was understood; empty if none was.
  concept  text NOT NULL,
  tier     text NOT NULL CHECK (tier IN ('name', 'all', 'items', 'category', 'words', 'none')),
  searches integer NOT NULL CHECK (searches >= 0),
  -- How often somebody then called, wrote, shared or asked for the way.
  taps     integer NOT NULL CHECK (taps >= 0),
  PRIMARY KEY (day, city_key, concept, tier)
);

-- A text itself is stored if it found nothing, or when several searches had it; until then only its hash.
CREATE TABLE search_text (
  day      date NOT NULL,
  city_key text NOT NULL,
  hash     bytea NOT NULL,
  query    text CHECK (length(query) <= 200),
  tier     text NOT NULL CHECK (tier IN ('name', 'all', 'items', 'category', 'words', 'none')),
  count    integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, city_key, hash)
);
INSERT INTO search_text (day, city_key, hash, query, tier, count)
SELECT day, city_key, sha256(convert_to(query, 'UTF8')), query, 'none', count FROM search_miss;
DROP TABLE search_miss;

-- 'Tell me when there is one': what somebody looked for in vain, and where.
CREATE TABLE wish (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  query      text NOT NULL CHECK (length(query) BETWEEN 1 AND 200),
  place_key  text NOT NULL,
  place_name text NOT NULL,
  latitude   double precision NOT NULL CHECK (latitude BETWEEN -85 AND 85),
  longitude  double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- What was there already, which is no news.
  seen       integer[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the mail about the first that fits was written.
  told_at    timestamptz,
  CONSTRAINT wish_once UNIQUE (account_id, query, place_key)
);
CREATE INDEX wish_waiting ON wish (id) WHERE told_at IS NULL;
