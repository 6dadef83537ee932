-- Shops that come together, as the demo data does, are compared by one statement instead of one each. A plan that was
-- made while there were few shops would read all of them for each; it is made for the indexes.
DROP TRIGGER shop_added_alike ON shop;
CREATE FUNCTION find_alike_of_added() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO shop_likeness (first_id, second_id, is_same_phone, metres, found_at)
  SELECT least(one.id, alike.other), greatest(one.id, alike.other), bool_or(alike.is_same_phone), min(alike.metres),
    max(one.updated_at)
  FROM added AS one CROSS JOIN LATERAL (
    (SELECT s.id AS other, true AS is_same_phone, NULL::integer AS metres
     FROM shop s WHERE s.phone IN (one.phone, one.second_phone, one.whatsapp) AND s.id <> one.id LIMIT 20)
    UNION ALL
    (SELECT s.id, true, NULL FROM shop s WHERE s.second_phone = one.phone AND s.id <> one.id LIMIT 20)
    UNION ALL
    (SELECT s.id, true, NULL FROM shop s WHERE s.whatsapp = one.phone AND s.id <> one.id LIMIT 20)
    UNION ALL
    (SELECT s.id, false, round(metres_between(s.latitude, s.longitude, one.latitude, one.longitude))::integer
     FROM shop s
     WHERE bare_name(s.name) = bare_name(one.name) AND s.id <> one.id AND bare_name(one.name) <> ''
       AND s.latitude BETWEEN one.latitude - 0.001 AND one.latitude + 0.001
       AND metres_between(s.latitude, s.longitude, one.latitude, one.longitude) <= 100 LIMIT 20)) AS alike
  GROUP BY 1, 2
  ON CONFLICT (first_id, second_id) DO UPDATE SET is_same_phone = excluded.is_same_phone, metres = excluded.metres;
  RETURN NULL;
END $$;
ALTER FUNCTION find_alike(shop) SET enable_seqscan = off;
CREATE TRIGGER shop_added_alike AFTER INSERT ON shop
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION find_alike_of_added();

-- For names of which one or two letters are typed into the search.
CREATE INDEX account_name_begins ON account (lower(name) text_pattern_ops);
