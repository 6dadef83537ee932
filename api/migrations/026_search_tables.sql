-- Searches read narrow tables of their own. The application writes the words of a business into `search_row` when they
-- change; photos, hours and views do not touch it. Whether it is listed, and how well it stands, follow the table shop
-- by a trigger. A standing counts five imagined four-star reviews too, so that one happy cousin does not beat two
-- hundred customers; in tenths of a star, so that most reviews leave it as it is.

DROP INDEX shop_search, shop_anywhere, shop_near, shop_in_city;
ALTER TABLE shop
  DROP COLUMN doc,
  DROP COLUMN cell,
  ADD COLUMN standing smallint GENERATED ALWAYS AS
    (((20 * (rating_sum + 20) + rating_count + 5) / (2 * (rating_count + 5)))::smallint) STORED;
DROP FUNCTION search_tokens(text, text, text);

CREATE TABLE search_row (
  shop_id     integer PRIMARY KEY REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  kind        text NOT NULL,
  category_id smallint NOT NULL,
  city_key    text NOT NULL,
  -- In Mercator's projection; null for a business without a pin in an unknown town.
  place       point,
  is_listed   boolean NOT NULL,
  standing    smallint NOT NULL,
  -- Plain words: of the name, and of the name, items and area together.
  name        text NOT NULL,
  words       text NOT NULL,
  -- The same by their sound, with a space before and after each.
  name_keys   text NOT NULL,
  item_keys   text NOT NULL,
  area_keys   text NOT NULL,
  -- What it is about: 0 for everything, the ids of its category and of concepts; and how plainly it says so.
  topics      integer[] NOT NULL,
  strengths   smallint[] NOT NULL CHECK (cardinality(strengths) = cardinality(topics)),
  -- Which tables of words and concepts it was computed with.
  version     text NOT NULL
) WITH (fillfactor = 90);

-- Every word three times: in its city, in its square of the map, and anywhere. So the entries of one word in one
-- place stand together. '^' is before the plain words of names, '#' before topics.
CREATE FUNCTION search_lexemes(city_key text, place point, name text, keys text, topics integer[]) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
DECLARE
  scopes text[] := ARRAY['', city_key];
BEGIN
  IF place IS NOT NULL THEN
    scopes := scopes || (floor(place[0] / 0.01)::integer || ':' || floor(place[1] / 0.01)::integer);
  END IF;
  RETURN array_to_tsvector(ARRAY(
    SELECT scope || '/' || word
    FROM unnest(scopes) AS scope, (
      SELECT unnest(string_to_array(btrim(keys), ' ')) AS word
      UNION ALL SELECT '^' || unnest(string_to_array(name, ' '))
      UNION ALL SELECT '#' || unnest(topics)
    ) AS each));
END $$;
CREATE INDEX search_row_words ON search_row
  USING gin (search_lexemes(city_key, place, name, name_keys || item_keys || area_keys, topics))
  WITH (fastupdate = off) WHERE is_listed;

-- One row for each topic of a listed business, so that the best or the nearest of a topic are read in order.
CREATE TABLE search_post (
  shop_id  integer NOT NULL REFERENCES search_row ON DELETE CASCADE ON UPDATE CASCADE,
  topic    integer NOT NULL,
  strength smallint NOT NULL,
  kind     text NOT NULL,
  city_key text NOT NULL,
  standing smallint NOT NULL,
  place    point
);
CREATE INDEX search_post_shop ON search_post (shop_id);
CREATE INDEX search_post_city ON search_post (city_key, topic, standing DESC, shop_id) INCLUDE (kind, strength);
CREATE INDEX search_post_best ON search_post (topic, standing DESC, shop_id) INCLUDE (kind, strength);
CREATE INDEX search_post_near ON search_post USING gist (topic, place);

CREATE FUNCTION post_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_post USING written WHERE search_post.shop_id = written.shop_id;
  INSERT INTO search_post (shop_id, topic, strength, kind, city_key, standing, place)
  SELECT w.shop_id, t.topic, t.strength, w.kind, w.city_key, w.standing, w.place
  FROM written w, unnest(w.topics, w.strengths) AS t (topic, strength) WHERE w.is_listed;
  RETURN NULL;
END $$;
CREATE TRIGGER search_row_added AFTER INSERT ON search_row
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION post_search_rows();
CREATE TRIGGER search_row_changed AFTER UPDATE ON search_row
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION post_search_rows();

CREATE FUNCTION follow_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_row SET is_listed = NEW.is_listed, standing = NEW.standing WHERE shop_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER shop_followed AFTER UPDATE ON shop FOR EACH ROW
  WHEN (OLD.is_listed <> NEW.is_listed OR OLD.standing <> NEW.standing) EXECUTE FUNCTION follow_shop();
