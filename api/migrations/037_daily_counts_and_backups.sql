-- Numbers of each day in India, so that the charts of a year read a few hundred rows and not every listing and search.
CREATE TABLE daily_count (
  day        date PRIMARY KEY,
  -- Registered on that day.
  businesses integer NOT NULL CHECK (businesses >= 0),
  people     integer NOT NULL CHECK (people >= 0),
  -- Live at the end of that day.
  listings   integer NOT NULL CHECK (listings >= 0),
  searches   integer NOT NULL CHECK (searches >= 0),
  empty      integer NOT NULL CHECK (empty BETWEEN 0 AND searches),
  counted_at timestamptz NOT NULL
);

-- When a backup was made: by an operator's word, or by a command.
CREATE TABLE backup_made (
  id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      timestamptz NOT NULL,
  made_by integer REFERENCES account ON DELETE SET NULL
);
CREATE INDEX backup_made_newest ON backup_made (at DESC);
CREATE INDEX backup_made_by ON backup_made (made_by);

-- When the last mail went out.
CREATE INDEX outbox_sent ON outbox (sent_at DESC) WHERE sent_at IS NOT NULL;
