-- Somebody who changes the email or the number of an account could steal it in this way. So a new email waits here
-- until it is confirmed from its own mailbox, and for a week every change can be undone.
CREATE TABLE contact_change (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id    integer NOT NULL REFERENCES account ON DELETE CASCADE,
  field         text NOT NULL CHECK (field IN ('email', 'phone')),
  -- Null: there was none.
  old_value     text,
  new_value     text NOT NULL,
  asked_at      timestamptz NOT NULL,
  -- Only an email is confirmed. The token is in the mail; its hash is here.
  confirm_hash  bytea CHECK (length(confirm_hash) = 32),
  confirm_until timestamptz,
  -- When the change took effect; that of a number does so at once.
  done_at       timestamptz,
  -- Null: there was no email to send the undo link to.
  undo_hash     bytea CHECK (length(undo_hash) = 32),
  undo_until    timestamptz NOT NULL,
  -- Cancelled, replaced by another one, or undone.
  ended_at      timestamptz,
  -- A cancelled change can be undone too, because whoever asked for it knew the password.
  undone_at     timestamptz,
  CONSTRAINT contact_change_address_is_confirmed CHECK ((field = 'email') = (confirm_hash IS NOT NULL)),
  CONSTRAINT contact_change_number_is_at_once CHECK (field = 'email' OR done_at IS NOT NULL)
);
CREATE INDEX contact_change_account ON contact_change (account_id, id);
CREATE UNIQUE INDEX contact_change_confirm ON contact_change (confirm_hash);
CREATE UNIQUE INDEX contact_change_undo ON contact_change (undo_hash);
CREATE UNIQUE INDEX contact_change_waits_once ON contact_change (account_id)
  WHERE done_at IS NULL AND ended_at IS NULL;
CREATE INDEX contact_change_kept_back ON contact_change (old_value)
  WHERE done_at IS NOT NULL AND ended_at IS NULL AND undo_hash IS NOT NULL;

-- While a change can be undone, nobody else can have the old email or number: a thief could otherwise sign up with it
-- and so prevent the undoing. The check runs after the row is written, so that of two at the same moment the second
-- sees what the first has done.
CREATE FUNCTION refuse_kept_back() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept text;
BEGIN
  SELECT field INTO kept FROM contact_change
  WHERE old_value IN (NEW.email, NEW.phone) AND account_id <> NEW.id
    AND done_at IS NOT NULL AND ended_at IS NULL AND undo_hash IS NOT NULL LIMIT 1;
  IF FOUND THEN
    RAISE unique_violation USING MESSAGE = 'kept back for another account',
      CONSTRAINT = 'account_' || kept || '_taken';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER account_leaves_kept_back_alone AFTER INSERT OR UPDATE OF email, phone ON account
  FOR EACH ROW EXECUTE FUNCTION refuse_kept_back();
