-- The ledger and the receipts are only added to. What stands around them is guarded too, so that nobody changes what
-- was paid, by whom, or who tried to get in, by changing the tables beside.

-- Numbers follow one another: each is given out once, and the count never goes back.
CREATE FUNCTION refuse_gap_in_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.last_serial = 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NEW.financial_year = OLD.financial_year AND NEW.last_serial = OLD.last_serial + 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the series of receipts goes on by one';
END $$;
CREATE TRIGGER receipt_series_by_one BEFORE INSERT OR UPDATE ON receipt_series
  FOR EACH ROW EXECUTE FUNCTION refuse_gap_in_series();
CREATE TRIGGER receipt_series_stays BEFORE DELETE OR TRUNCATE ON receipt_series
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money();

-- Whoever has paid stays as written; a merge leads the row to the kept listing, and it goes with its listing only.
CREATE FUNCTION refuse_change_of_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.number, NEW.shop_name, NEW.owner_name, NEW.address)
    IS NOT DISTINCT FROM (OLD.number, OLD.shop_name, OLD.owner_name, OLD.address) THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM shop WHERE id = OLD.shop_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the payer of a receipt stays as written';
END $$;
CREATE TRIGGER receipt_payer_stays_as_written BEFORE UPDATE OR DELETE ON receipt_payer
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_payer();
CREATE TRIGGER receipt_payer_stays BEFORE TRUNCATE ON receipt_payer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money();

CREATE FUNCTION refuse_change_of_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was asked for, and under which reference, stays';
END $$;
CREATE TRIGGER payment_amount_stays BEFORE UPDATE OF amount_paise, reference, created_at ON payment FOR EACH ROW
  WHEN ((OLD.amount_paise, OLD.reference, OLD.created_at)
    IS DISTINCT FROM (NEW.amount_paise, NEW.reference, NEW.created_at))
  EXECUTE FUNCTION refuse_change_of_amount();
CREATE TRIGGER payment_stays BEFORE DELETE OR TRUNCATE ON payment
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money();

-- Events go when they are old, by the shortest time that the operator may set; those of nobody's account after two
-- days. The database's own clock says what is old.
CREATE FUNCTION refuse_change_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the security log is only added to, and old events go by themselves';
END $$;
CREATE TRIGGER security_event_stays BEFORE DELETE ON security_event FOR EACH ROW
  WHEN (OLD.at > now() - interval '365 days'
    AND (OLD.account_id IS NOT NULL OR OLD.at > now() - interval '2 days'))
  EXECUTE FUNCTION refuse_change_of_event();
CREATE TRIGGER security_event_append_only BEFORE UPDATE OR TRUNCATE ON security_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_event();
