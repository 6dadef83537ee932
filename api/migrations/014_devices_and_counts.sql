-- The browsers in which somebody has signed in to an account. Each keeps a random token, of which the hash is here.
CREATE TABLE known_device (
  account_id   integer NOT NULL REFERENCES account ON DELETE CASCADE,
  device_hash  bytea NOT NULL CHECK (length(device_hash) = 32),
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, device_hash)
);
CREATE INDEX known_device_age ON known_device (last_used_at);

-- The known device that asked for the code. Null: a device that the account does not know.
ALTER TABLE recovery_code ADD COLUMN device_hash bytea CHECK (length(device_hash) = 32);

-- When the count begins anew; some counts last an hour, others a month.
ALTER TABLE throttle ADD COLUMN ends_at timestamptz NOT NULL DEFAULT now() + interval '1 day';
DROP INDEX throttle_age;
CREATE INDEX throttle_end ON throttle (ends_at);
