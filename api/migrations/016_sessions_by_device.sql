-- People see on which devices they are signed in, and can end those sessions. Only a name for the device is kept, such
-- as 'Chrome on Android', and neither the whole user agent nor the ip.
ALTER TABLE session ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY;
ALTER TABLE session ADD CONSTRAINT session_id_once UNIQUE (id);
ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 60);
