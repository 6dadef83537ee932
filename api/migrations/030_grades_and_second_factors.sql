-- What an admin may do depends on the grade. Those who were admins before there were grades may do everything.
ALTER TABLE account ADD COLUMN grade text CHECK (grade IN ('chief', 'cashier', 'moderator', 'viewer'));
UPDATE account SET grade = 'chief' WHERE role = 'admin';
ALTER TABLE account ADD CONSTRAINT account_grade_of_admins CHECK ((grade IS NOT NULL) = (role = 'admin'));
CREATE INDEX account_admins ON account (id) WHERE role = 'admin';

-- When this session gave the second factor.
ALTER TABLE session ADD COLUMN proven_at timestamptz;

-- Another grade allows other things: whoever is signed in signs in again.
CREATE TRIGGER account_grade_ends_sessions AFTER UPDATE OF grade ON account
  FOR EACH ROW WHEN (OLD.grade IS DISTINCT FROM NEW.grade) EXECUTE FUNCTION end_sessions();

-- Without a chief who can sign in nobody could manage the admins, so the last one stays. The lock makes two statements
-- at the same moment wait for each other, so that the second sees what the first has done.
CREATE FUNCTION keep_last_chief() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('account_last_chief'));
  IF NOT EXISTS (SELECT FROM account WHERE role = 'admin' AND grade = 'chief' AND password_hash <> '') THEN
    RAISE EXCEPTION 'the last chief stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'account_last_chief';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER account_last_chief_stays AFTER DELETE ON account
  FOR EACH ROW WHEN (OLD.grade = 'chief' AND OLD.password_hash <> '') EXECUTE FUNCTION keep_last_chief();
CREATE TRIGGER account_last_chief_keeps_grade AFTER UPDATE OF role, grade, password_hash ON account
  FOR EACH ROW WHEN (OLD.grade = 'chief' AND OLD.password_hash <> ''
    AND (NEW.grade IS DISTINCT FROM 'chief' OR NEW.password_hash = ''))
  EXECUTE FUNCTION keep_last_chief();

-- The second factor of an admin, apart from the account. The secret is sealed with a key that is not in the database.
CREATE TABLE second_factor (
  account_id    integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  -- When its first code showed that the app has the secret.
  on_since      timestamptz NOT NULL,
  -- The time step of the last code that was accepted. No step is accepted twice, nor one before it.
  last_step     bigint NOT NULL
);
-- A new secret that waits for its first code, while an older one still works.
CREATE TABLE second_factor_offer (
  account_id    integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  made_at       timestamptz NOT NULL
);
-- For a lost device. Each works once; only a keyed hash is here.
CREATE TABLE second_factor_code (
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hash  bytea NOT NULL CHECK (length(code_hash) = 32),
  used_at    timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

ALTER TABLE security_event DROP CONSTRAINT security_event_event_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_event_check CHECK (event IN (
  'signed up', 'signed in', 'sign-in failed', 'signed out', 'signed out everywhere', 'session ended',
  'password changed', 'password reset', 'recovery asked', 'recovery failed', 'recovery confirmed',
  'email change asked', 'email change failed', 'email change confirmed', 'email change undone',
  'mobile changed', 'mobile change undone',
  'account locked', 'account unlocked', 'account deleted', 'admin created', 'admin deed',
  'two-step on', 'two-step passed', 'two-step failed', 'recovery code used', 'recovery codes made', 'two-step reset',
  'grade changed', 'admin removed'));
CREATE INDEX security_event_by_event ON security_event (event, at DESC);
