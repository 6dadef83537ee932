-- A search ranks its candidates by what stands in `search_post`, and reads the words of the best of them only. For that
-- a post names the category of its business. Writing all posts anew takes less time than changing each in its indexes.

DROP INDEX search_post_shop, search_post_city, search_post_best, search_post_near;
TRUNCATE search_post;
ALTER TABLE search_post DROP CONSTRAINT search_post_shop_id_fkey, ADD COLUMN category_id smallint NOT NULL;

INSERT INTO search_post (shop_id, topic, strength, kind, category_id, city_key, standing, place)
SELECT r.shop_id, t.topic, t.strength, r.kind, r.category_id, r.city_key, r.standing, r.place
FROM search_row r, unnest(r.topics, r.strengths) AS t (topic, strength) WHERE r.is_listed;

ALTER TABLE search_post ADD FOREIGN KEY (shop_id) REFERENCES search_row ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX search_post_shop ON search_post (shop_id);
CREATE INDEX search_post_city ON search_post (city_key, topic, standing DESC, shop_id)
  INCLUDE (kind, strength, category_id);
CREATE INDEX search_post_best ON search_post (topic, standing DESC, shop_id) INCLUDE (kind, strength, category_id);
CREATE INDEX search_post_near ON search_post USING gist (topic, place);

CREATE OR REPLACE FUNCTION post_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_post USING written WHERE search_post.shop_id = written.shop_id;
  INSERT INTO search_post (shop_id, topic, strength, kind, category_id, city_key, standing, place)
  SELECT w.shop_id, t.topic, t.strength, w.kind, w.category_id, w.city_key, w.standing, w.place
  FROM written w, unnest(w.topics, w.strengths) AS t (topic, strength) WHERE w.is_listed;
  RETURN NULL;
END $$;
