-- Who waits for a code should not also wait for the next round of the job that sends it.
CREATE FUNCTION tell_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mail', '');
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_told AFTER INSERT ON outbox
  FOR EACH STATEMENT EXECUTE FUNCTION tell_mail();
