-- What visitors say reads wrong in their language, and how it should read. Who said it is not stored.
CREATE TABLE correction (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  -- Of the page, without its prefix.
  path text NOT NULL,
  wrong text NOT NULL CHECK (wrong <> ''),
  better text NOT NULL CHECK (better <> ''),
  created_at timestamptz NOT NULL,
  done_at timestamptz
);
-- Said twice, it stands there once.
CREATE UNIQUE INDEX correction_once ON correction (language, path, md5(wrong), md5(better));
CREATE INDEX correction_open ON correction (language, id) WHERE done_at IS NULL;
