-- What follows listings and their photos does so once for a statement, however many come together. A plan that was made
-- for many at once would read whole tables for one, and the other way round; it is made for the indexes.

DROP TRIGGER shop_image_counted ON shop_image;
DROP FUNCTION count_shop_photos();
CREATE FUNCTION count_added_photos() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  UPDATE shop SET photo_count = photo_count + n.photos
  FROM (SELECT shop_id, count(*) AS photos FROM added GROUP BY shop_id) n WHERE shop.id = n.shop_id;
  RETURN NULL;
END $$;
CREATE TRIGGER shop_image_added_counted AFTER INSERT ON shop_image
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_photos();
CREATE FUNCTION count_removed_photos() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  UPDATE shop SET photo_count = photo_count - n.photos
  FROM (SELECT shop_id, count(*) AS photos FROM removed GROUP BY shop_id) n WHERE shop.id = n.shop_id;
  RETURN NULL;
END $$;
CREATE TRIGGER shop_image_removed_counted AFTER DELETE ON shop_image
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_photos();

-- A search row is written only if what it says has changed: a second photo is not seen there.
DROP TRIGGER shop_followed ON shop;
DROP FUNCTION follow_shop();
CREATE FUNCTION follow_shops() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  differing integer[] := ARRAY(SELECT s.id FROM after s JOIN search_row r ON r.shop_id = s.id
    WHERE r.is_listed <> s.is_listed OR r.standing <> s.standing);
BEGIN
  IF cardinality(differing) > 0 THEN
    UPDATE search_row r SET is_listed = s.is_listed, standing = s.standing
    FROM unnest(differing) AS d (id) JOIN shop s ON s.id = d.id WHERE r.shop_id = d.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER shop_followed AFTER UPDATE ON shop
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION follow_shops();
