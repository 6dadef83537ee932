-- A listing begins unpaid. One that is put into the table in any other status needs the audit entry that names it, like
-- every change of a status. The entry needs the number of the shop, so it is looked for when the transaction ends.
CREATE FUNCTION refuse_unwritten_beginning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM shop WHERE id = NEW.id AND status IS DISTINCT FROM (
      SELECT detail ->> 'to' FROM audit
      WHERE subject = 'shop' AND subject_id = NEW.id AND detail ? 'to' ORDER BY id DESC LIMIT 1)) THEN
    RAISE EXCEPTION 'a shop begins unpaid, or with the audit entry of its status';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER shop_begins_written_down AFTER INSERT ON shop
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status <> 'pending_payment') EXECUTE FUNCTION refuse_unwritten_beginning();
