-- One deed on many listings: which ones is settled at the start, and a job works through them, so that a restart or a
-- second press changes nothing twice.
CREATE TABLE listing_bulk (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at  timestamptz NOT NULL,
  actor_id integer REFERENCES account ON DELETE SET NULL,
  action   text NOT NULL CHECK (action IN ('extend', 'suspend')),
  days     integer CHECK (days > 0),
  reason   text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  total    integer NOT NULL CHECK (total > 0),
  done     integer NOT NULL DEFAULT 0,
  -- Listings that had changed meanwhile, so that it could no longer be done.
  left_out integer NOT NULL DEFAULT 0,
  CONSTRAINT listing_bulk_days CHECK ((action = 'extend') = (days IS NOT NULL))
);
CREATE INDEX listing_bulk_actor ON listing_bulk (actor_id);

-- What is still to be done. A listing that is deleted meanwhile is left out, so nothing has to point at it.
CREATE TABLE listing_bulk_item (
  bulk_id integer NOT NULL REFERENCES listing_bulk ON DELETE CASCADE,
  shop_id integer NOT NULL,
  PRIMARY KEY (bulk_id, shop_id)
);
