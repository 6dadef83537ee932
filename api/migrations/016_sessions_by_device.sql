-- People see on which devices they are signed in, and end a session there. A device is named as one would say it, such
-- as 'Chrome on Android'; neither the whole of what the browser calls itself nor its address is kept.
ALTER TABLE session ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY;
ALTER TABLE session ADD CONSTRAINT session_id_once UNIQUE (id);
ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 60);
