-- A number is kept for an account only if it had it for a while. Otherwise an account could change from number to
-- number and keep each from its owner for a week.
ALTER TABLE contact_change ADD COLUMN keeps_back boolean NOT NULL DEFAULT true;

CREATE OR REPLACE FUNCTION refuse_kept_back() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept text;
BEGIN
  SELECT field INTO kept FROM contact_change
  WHERE old_value IN (NEW.email, NEW.phone) AND account_id <> NEW.id
    AND done_at IS NOT NULL AND ended_at IS NULL AND undo_hash IS NOT NULL AND keeps_back LIMIT 1;
  IF FOUND THEN
    RAISE unique_violation USING MESSAGE = 'kept back for another account',
      CONSTRAINT = 'account_' || kept || '_taken';
  END IF;
  RETURN NULL;
END $$;

-- The account that a mail is about, whatever email it goes to. The mail is deleted together with it. Null: the mail is
-- older than this column.
ALTER TABLE outbox ADD COLUMN account_id integer REFERENCES account ON DELETE CASCADE;
CREATE INDEX outbox_account ON outbox (account_id);
