-- A session has the time limits of the role that it began with, so a change of the role ends it.
CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM session WHERE account_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_role_ends_sessions AFTER UPDATE OF role ON account
  FOR EACH ROW WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION end_sessions();
