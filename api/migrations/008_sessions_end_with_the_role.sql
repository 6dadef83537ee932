-- A session has the limits of the role it began with: with another role a person signs in again.
CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM session WHERE account_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_role_ends_sessions AFTER UPDATE OF role ON account
  FOR EACH ROW WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION end_sessions();
