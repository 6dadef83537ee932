-- Only what an account had for a while is kept back for it. Otherwise one account could go from number to number and
-- keep each of them from its owner for a week.
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

-- Whose doing a mail is. It goes with the account, to whatever address it was sent: also to one that the account has
-- long given up. Null: from before this was written down.
ALTER TABLE outbox ADD COLUMN account_id integer REFERENCES account ON DELETE CASCADE;
CREATE INDEX outbox_account ON outbox (account_id);
