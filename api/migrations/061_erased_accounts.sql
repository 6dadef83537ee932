-- Who was erased, without anything about the person: the number of the account, and when it was made, by which it is
-- known again in a backup. The list is kept beside the backups too, so that a restore can erase them again.
CREATE TABLE erased_account (
  account_id integer NOT NULL,
  made_at    timestamptz NOT NULL,
  erased_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (account_id, made_at)
);

CREATE FUNCTION note_erased_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erased_account (account_id, made_at) VALUES (OLD.id, OLD.created_at) ON CONFLICT DO NOTHING;
  PERFORM pg_notify('erased', '');
  RETURN NULL;
END $$;
CREATE TRIGGER account_erased AFTER DELETE ON account FOR EACH ROW EXECUTE FUNCTION note_erased_account();
