-- Every process keeps replies that are the same for all guests. What changes is said on the channel 'changes', one topic
-- a line ('shop:12', 'city:kochi', 'cell:9:76', 'settings'), and replies that were made of it are made anew. Said with
-- the transaction, once for each statement. So many rows are looked at that their topics are surely too long to say.
CREATE FUNCTION tell_changes(topics text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  said text := (SELECT string_agg(DISTINCT topic, E'\n') FROM unnest(topics) AS topic);
BEGIN
  -- A notification holds 8000 bytes. Whatever changes more than that changes everything.
  IF said IS NOT NULL THEN
    PERFORM pg_notify('changes', CASE WHEN octet_length(said) < 7000 THEN said ELSE '*' END);
  END IF;
END $$;

-- A list is of a city, of what is around a point, or of everything: cells are degrees of latitude and longitude.
CREATE FUNCTION topics_of(shop_id integer, city_key text, latitude float8, longitude float8) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['shop:' || shop_id, 'city:' || city_key, 'cell:' || floor(latitude) || ':' || floor(longitude), 'shops']
$$;

CREATE FUNCTION tell_shops() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes((SELECT array_agg(topic) FROM (
    SELECT unnest(topics_of(id, city_key, latitude, longitude)) AS topic FROM changed LIMIT 4000) listed));
  RETURN NULL;
END $$;
CREATE TRIGGER shop_added_told AFTER INSERT ON shop
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops();
CREATE TRIGGER shop_removed_told AFTER DELETE ON shop
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops();
CREATE FUNCTION tell_changed_shops() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes((SELECT array_agg(topic) FROM (
    SELECT unnest(topics_of(id, city_key, latitude, longitude)) AS topic
    FROM (SELECT * FROM before UNION ALL SELECT * FROM after) both_of_them LIMIT 4000) listed));
  RETURN NULL;
END $$;
CREATE TRIGGER shop_changed_told AFTER UPDATE ON shop
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_shops();

-- What belongs to a shop.
CREATE FUNCTION tell_shops_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes((SELECT array_agg(topic) FROM (
    SELECT unnest(topics_of(s.id, s.city_key, s.latitude, s.longitude)) AS topic
    FROM shop s WHERE s.id IN (SELECT shop_id FROM changed) LIMIT 4000) listed));
  RETURN NULL;
END $$;
CREATE TRIGGER shop_image_added_told AFTER INSERT ON shop_image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops_of();
CREATE TRIGGER shop_image_changed_told AFTER UPDATE ON shop_image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops_of();
CREATE TRIGGER shop_image_removed_told AFTER DELETE ON shop_image
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops_of();
CREATE TRIGGER review_added_told AFTER INSERT ON review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops_of();
CREATE TRIGGER review_changed_told AFTER UPDATE ON review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops_of();
CREATE TRIGGER review_removed_told AFTER DELETE ON review
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops_of();
-- A search finds a shop from when its row is there.
CREATE TRIGGER search_row_added_told AFTER INSERT ON search_row
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops_of();
CREATE TRIGGER search_row_changed_told AFTER UPDATE ON search_row
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_shops_of();

CREATE FUNCTION tell_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes((SELECT array_agg(topic) FROM (
    SELECT unnest(ARRAY['agent:' || account_id, 'agents']) AS topic FROM changed LIMIT 4000) listed));
  RETURN NULL;
END $$;
CREATE TRIGGER agent_added_told AFTER INSERT ON agent
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_agents();
CREATE TRIGGER agent_changed_told AFTER UPDATE ON agent
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_agents();
CREATE TRIGGER agent_removed_told AFTER DELETE ON agent
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_agents();

CREATE FUNCTION tell_agents_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes((SELECT array_agg('agent:' || agent_id) FROM (SELECT agent_id FROM changed LIMIT 4000) listed));
  RETURN NULL;
END $$;
CREATE TRIGGER agent_review_added_told AFTER INSERT ON agent_review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_agents_of();
CREATE TRIGGER agent_review_changed_told AFTER UPDATE ON agent_review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_agents_of();
CREATE TRIGGER agent_review_removed_told AFTER DELETE ON agent_review
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_agents_of();

-- Names and pictures of people stand beside their reviews and on agents' cards.
CREATE FUNCTION tell_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes(ARRAY['agent:' || NEW.id, 'agents']
    || ARRAY(SELECT 'shop:' || shop_id FROM review WHERE author_id = NEW.id LIMIT 4000)
    || ARRAY(SELECT 'agent:' || agent_id FROM agent_review WHERE author_id = NEW.id LIMIT 4000));
  RETURN NULL;
END $$;
CREATE TRIGGER account_changed_told AFTER UPDATE OF name, picture ON account FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.picture IS DISTINCT FROM NEW.picture)
  EXECUTE FUNCTION tell_person();

CREATE FUNCTION tell_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes(ARRAY['settings']);
  RETURN NULL;
END $$;
CREATE TRIGGER setting_told AFTER INSERT OR UPDATE OR DELETE ON setting
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings();
CREATE TRIGGER announcement_told AFTER INSERT OR UPDATE OR DELETE ON announcement
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings();
CREATE TRIGGER demo_data_told AFTER INSERT OR UPDATE OR DELETE ON demo_data
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings();

CREATE FUNCTION tell_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes(ARRAY['places']);
  RETURN NULL;
END $$;
CREATE TRIGGER place_addition_told AFTER INSERT OR UPDATE OR DELETE ON place_addition
  FOR EACH STATEMENT EXECUTE FUNCTION tell_places();
