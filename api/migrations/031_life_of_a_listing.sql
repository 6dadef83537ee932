-- The life of a listing: every change of its status is one row here, with the reason that was given, and one entry in
-- the audit table, which has no reason because it outlives the people it is about.
CREATE TABLE listing_deed (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id    integer NOT NULL REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  at         timestamptz NOT NULL,
  -- Null: the owner without signing in, the operator at the machine, or time.
  actor_id   integer REFERENCES account ON DELETE SET NULL,
  action     text NOT NULL CHECK (action IN ('submit payment', 'confirm payment', 'reject payment', 'expire', 'suspend',
               'restore', 'extend')),
  was        text NOT NULL,
  became     text NOT NULL,
  reason     text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  days       integer,
  paid_until timestamptz
);
CREATE INDEX listing_deed_of_shop ON listing_deed (shop_id, id);
CREATE INDEX listing_deed_actor ON listing_deed (actor_id);

-- The newest audit entry of a shop that leads somewhere says where. A status that it does not name was not written down.
CREATE FUNCTION refuse_unwritten_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM (
    SELECT detail ->> 'to' FROM audit
    WHERE subject = 'shop' AND subject_id = NEW.id AND detail ? 'to' ORDER BY id DESC LIMIT 1) THEN
    RAISE EXCEPTION 'the status of a shop changes only with its audit entry';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER shop_status_written_down AFTER UPDATE OF status ON shop FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_unwritten_status();

-- Which reminder went out for which end: 30, 7 and 1 days before, and on the day.
CREATE TABLE listing_reminder (
  shop_id integer NOT NULL REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  ends_at timestamptz NOT NULL,
  days    smallint NOT NULL CHECK (days >= 0),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, ends_at, days)
);
-- Nobody is written to now about an end of long ago.
INSERT INTO listing_reminder (shop_id, ends_at, days, sent_at)
SELECT id, paid_until, 0, now() FROM shop WHERE status = 'expired' AND paid_until IS NOT NULL;
CREATE INDEX shop_ended ON shop (paid_until) WHERE status = 'expired';

-- A name, category or number that changed after the shop went live waits here until an operator has looked at it.
CREATE TABLE listing_edit (
  shop_id  integer PRIMARY KEY REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  first_at timestamptz NOT NULL,
  last_at  timestamptz NOT NULL,
  -- What the changed fields were when an operator last looked.
  before   jsonb NOT NULL
);
CREATE INDEX listing_edit_oldest ON listing_edit (first_at);

-- For the operator's lists: everything that they filter and sort by in one narrow index, and what is typed into their
-- search by an index of its own.
ALTER TABLE shop ADD COLUMN edited_at timestamptz;
CREATE INDEX shop_console ON shop (id DESC)
  INCLUDE (kind, status, city_key, category_id, is_complete, paid_until, edited_at);
CREATE INDEX shop_by_name ON shop (lower(name), id);
CREATE INDEX shop_by_end ON shop (paid_until, id);
CREATE INDEX shop_by_edit ON shop (edited_at, id) WHERE edited_at IS NOT NULL;
CREATE INDEX shop_by_city ON shop (city_key, id);
CREATE INDEX shop_by_category ON shop (category_id, id);
CREATE INDEX shop_by_pin_code ON shop (pin_code);
CREATE INDEX shop_name_alike ON shop USING gin (lower(name) gin_trgm_ops);
CREATE INDEX shop_owner_name_alike ON shop USING gin (lower(owner_name) gin_trgm_ops);
CREATE INDEX shop_phone ON shop (phone);
CREATE INDEX shop_second_phone ON shop (second_phone);
CREATE INDEX shop_whatsapp ON shop (whatsapp);
CREATE INDEX shop_email ON shop (lower(email) text_pattern_ops);
CREATE INDEX account_email_begins ON account (lower(email) text_pattern_ops);
