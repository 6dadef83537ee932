-- What operators write down about a person or a listing, for each other. It is deleted together with its subject.
CREATE TABLE note (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer REFERENCES account ON DELETE CASCADE,
  shop_id    integer REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  -- Null: the author's account was deleted; the note stays.
  author_id  integer REFERENCES account ON DELETE SET NULL,
  text       text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL,
  CONSTRAINT note_of_one_subject CHECK (num_nonnulls(account_id, shop_id) = 1)
);
CREATE INDEX note_of_account ON note (account_id, id);
CREATE INDEX note_of_shop ON note (shop_id, id);
CREATE INDEX note_author ON note (author_id);

-- For the operator's lists of people.
CREATE INDEX account_by_role ON account (role, id);
CREATE INDEX account_by_name ON account (lower(name), id);
CREATE INDEX account_by_role_and_name ON account (role, lower(name), id);
CREATE INDEX account_by_role_and_day ON account (role, created_at);
CREATE INDEX account_by_day ON account (created_at);
CREATE INDEX account_by_pin_code ON account (zip_code);
CREATE INDEX account_by_district ON account (lower(district), role, id);
CREATE INDEX account_name_alike ON account USING gin (lower(name) gin_trgm_ops);
CREATE INDEX account_phone_alike ON account USING gin (phone gin_trgm_ops);
CREATE INDEX agent_second_phone ON agent (second_phone);
CREATE INDEX agent_whatsapp ON agent (whatsapp);
-- Accounts that are closed to devices they do not know, until the password is reset or an operator unlocks them.
CREATE INDEX throttle_closed ON throttle (key) WHERE blocked_until = 'infinity';

-- Every step of a delivery, from being asked for to its end, and which side took it.
ALTER TABLE delivery_request ADD COLUMN moved_by text NOT NULL DEFAULT 'customer' CHECK (moved_by IN ('customer', 'agent'));
UPDATE delivery_request SET moved_by = 'agent' WHERE state IN ('accepted', 'declined', 'done');
CREATE TABLE delivery_move (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id integer NOT NULL REFERENCES delivery_request ON DELETE CASCADE,
  at          timestamptz NOT NULL,
  moved_by    text NOT NULL,
  state       text NOT NULL
);
CREATE INDEX delivery_move_of ON delivery_move (delivery_id, id);
INSERT INTO delivery_move (delivery_id, at, moved_by, state)
SELECT id, created_at, 'customer', 'requested' FROM delivery_request ORDER BY id;
INSERT INTO delivery_move (delivery_id, at, moved_by, state)
SELECT id, changed_at, moved_by, state FROM delivery_request WHERE state <> 'requested' ORDER BY id;
CREATE FUNCTION write_delivery_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO delivery_move (delivery_id, at, moved_by, state)
  VALUES (NEW.id, NEW.changed_at, NEW.moved_by, NEW.state);
  RETURN NULL;
END $$;
CREATE TRIGGER delivery_asked_for AFTER INSERT ON delivery_request
  FOR EACH ROW EXECUTE FUNCTION write_delivery_move();
CREATE TRIGGER delivery_moved AFTER UPDATE OF state ON delivery_request
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION write_delivery_move();

-- Whether an operator has looked at an agent's licence. New photos wait again.
CREATE TABLE licence_check (
  account_id integer PRIMARY KEY REFERENCES agent ON DELETE CASCADE,
  state      text NOT NULL CHECK (state IN ('waiting', 'checked', 'refused')),
  -- When the photos came, or when they were decided on.
  since      timestamptz NOT NULL,
  -- Why it was refused, as the agent reads it.
  reason     text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  decided_by integer REFERENCES account ON DELETE SET NULL
);
CREATE INDEX licence_check_oldest ON licence_check (state, since, account_id);
CREATE INDEX licence_check_decided_by ON licence_check (decided_by);
INSERT INTO licence_check (account_id, state, since)
SELECT g.account_id, 'waiting', g.created_at FROM agent g
WHERE EXISTS (SELECT FROM agent_licence l WHERE l.account_id = g.account_id);

-- A review that an operator found harmless takes no more reports, until its author writes it anew.
ALTER TABLE review ADD COLUMN harmless_at timestamptz;
CREATE INDEX review_hidden ON review (hidden_at, id) WHERE hidden_at IS NOT NULL;
CREATE INDEX review_harmless ON review (harmless_at, id) WHERE harmless_at IS NOT NULL;
-- What the reporter was answered.
ALTER TABLE review_report ADD COLUMN reply text NOT NULL DEFAULT '' CHECK (length(reply) <= 2000);
ALTER TABLE review_report ADD COLUMN replied_at timestamptz;

-- A listing that was merged into another one: links to it lead to that one.
CREATE TABLE shop_merged (
  id      integer PRIMARY KEY,
  kept_id integer NOT NULL REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  at      timestamptz NOT NULL
);
CREATE INDEX shop_merged_into ON shop_merged (kept_id);

-- Two listings that may be one: a number in common, or the same name within 100 metres. The smaller id comes first.
CREATE TABLE shop_likeness (
  first_id      integer NOT NULL REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  second_id     integer NOT NULL REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  is_same_phone boolean NOT NULL,
  -- Null: the names differ, or they are further apart.
  metres        integer,
  found_at      timestamptz NOT NULL,
  -- When an operator said that they are not the same.
  told_apart_at timestamptz,
  PRIMARY KEY (first_id, second_id)
);
CREATE INDEX shop_likeness_second ON shop_likeness (second_id);
CREATE INDEX shop_likeness_oldest ON shop_likeness (found_at, first_id, second_id) WHERE told_apart_at IS NULL;

-- The name without what people write now in one way and now in another.
CREATE FUNCTION bare_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(name), ' .,-&''’()', '');
CREATE INDEX shop_by_bare_name ON shop (bare_name(name), latitude);

-- Along the sphere, exact enough for short ways.
CREATE FUNCTION metres_between(lat_a float8, lng_a float8, lat_b float8, lng_b float8) RETURNS float8
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 111195 * sqrt((lat_a - lat_b) ^ 2 + ((lng_a - lng_b) * cos(radians(lat_a))) ^ 2);

-- One shop is compared with what the indexes find for it, never all with all. Twenty of a kind are enough to see.
CREATE FUNCTION find_alike(one shop) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shop_likeness (first_id, second_id, is_same_phone, metres, found_at)
  SELECT least(one.id, other), greatest(one.id, other), bool_or(is_same_phone), min(metres), one.updated_at FROM (
    (SELECT s.id AS other, true AS is_same_phone, NULL::integer AS metres
     FROM shop s, unnest(ARRAY[one.phone, one.second_phone, one.whatsapp]) AS mine
     WHERE mine IS NOT NULL AND s.phone = mine AND s.id <> one.id LIMIT 20)
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
  GROUP BY other
  ON CONFLICT (first_id, second_id) DO UPDATE SET is_same_phone = excluded.is_same_phone, metres = excluded.metres
$$;
CREATE FUNCTION follow_alike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM shop_likeness WHERE first_id = NEW.id AND told_apart_at IS NULL;
    DELETE FROM shop_likeness WHERE second_id = NEW.id AND told_apart_at IS NULL;
  END IF;
  PERFORM find_alike(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER shop_added_alike AFTER INSERT ON shop FOR EACH ROW EXECUTE FUNCTION follow_alike();
CREATE TRIGGER shop_changed_alike AFTER UPDATE OF name, latitude, longitude, phone, second_phone, whatsapp ON shop
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.latitude <> NEW.latitude OR OLD.longitude <> NEW.longitude
    OR (OLD.phone, OLD.second_phone, OLD.whatsapp) IS DISTINCT FROM (NEW.phone, NEW.second_phone, NEW.whatsapp))
  EXECUTE FUNCTION follow_alike();
SELECT find_alike(s) FROM shop s;
