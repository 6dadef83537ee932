-- Whoever changes the address or the number of an account could take the account with it. So a new address waits here
-- until somebody confirms it from its own mailbox, and for a week what was before can be put back.
CREATE TABLE contact_change (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id    integer NOT NULL REFERENCES account ON DELETE CASCADE,
  field         text NOT NULL CHECK (field IN ('email', 'phone')),
  -- Null: there was none.
  old_value     text,
  new_value     text NOT NULL,
  asked_at      timestamptz NOT NULL,
  -- Only an address is confirmed. The mail brings the token; here is its hash.
  confirm_hash  bytea CHECK (length(confirm_hash) = 32),
  confirm_until timestamptz,
  -- When it took effect; a number does so at once.
  done_at       timestamptz,
  -- Null: there was no mailbox to send the way back to.
  undo_hash     bytea CHECK (length(undo_hash) = 32),
  undo_until    timestamptz NOT NULL,
  -- Cancelled, replaced by another one, or undone.
  ended_at      timestamptz,
  -- The way back was taken. What was cancelled has one too: whoever asked for it knew the password.
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

-- As long as an address or number can still be put back, nobody else gets it: whoever took an account could otherwise
-- sign up with its old address and so shut the way back. After the row stands, so that of two at the same moment the
-- second sees what the first has done.
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
