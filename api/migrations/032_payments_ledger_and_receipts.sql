-- What happened to a payment, with the words that were used. They go with the shop; the entry stays.
CREATE TABLE payment_deed (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payment,
  at         timestamptz NOT NULL,
  -- Null: the owner without signing in.
  actor_id   integer REFERENCES account ON DELETE SET NULL,
  action     text NOT NULL CHECK (action IN ('submitted', 'asked again', 'confirmed', 'rejected', 'reversed')),
  reason     text NOT NULL DEFAULT '' CHECK (length(reason) <= 500)
);
CREATE INDEX payment_deed_of_payment ON payment_deed (payment_id, id);
CREATE INDEX payment_deed_actor ON payment_deed (actor_id);

-- Who has a payment open on the screen, so that two operators do not work on the same one. It is a courtesy: what two
-- of them do at once is decided by the payment's state.
CREATE TABLE payment_claim (
  payment_id integer PRIMARY KEY REFERENCES payment,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  since      timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL
);
CREATE INDEX payment_claim_of_account ON payment_claim (account_id);

-- Money that was accepted, and money that was taken off again. Rows are only added.
CREATE TABLE ledger (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at           timestamptz NOT NULL,
  -- The day in India, by which entries are summed.
  day          date NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('confirmation', 'reversal')),
  -- Neither this nor the actor is a foreign key: payments are never deleted, accounts are, and these rows never change.
  payment_id   integer NOT NULL,
  -- Of a reversal: the entry that it takes back.
  reverses     integer REFERENCES ledger,
  amount_paise integer NOT NULL,
  -- By how much the listing's time became longer or shorter.
  days         integer NOT NULL,
  utr          text CHECK (utr ~ '^[0-9]{12}$'),
  actor_id     integer,
  reason       text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  CONSTRAINT ledger_signs CHECK (CASE kind
    WHEN 'confirmation' THEN amount_paise > 0 AND days > 0 AND reverses IS NULL
    ELSE amount_paise < 0 AND days < 0 AND reverses IS NOT NULL AND reason <> '' END)
);
CREATE INDEX ledger_of_payment ON ledger (payment_id, id);
CREATE UNIQUE INDEX ledger_reversed_once ON ledger (reverses);
CREATE INDEX ledger_by_day ON ledger (day, id) INCLUDE (amount_paise);

-- The last number given out in each financial year, April to March. It is counted up in the transaction that uses the
-- number, so that none is left out.
CREATE TABLE receipt_series (
  financial_year text PRIMARY KEY CHECK (financial_year ~ '^[0-9]{4}-[0-9]{2}$'),
  last_serial    integer NOT NULL CHECK (last_serial > 0)
);
CREATE TABLE receipt (
  number         text PRIMARY KEY,
  financial_year text NOT NULL,
  serial         integer NOT NULL CHECK (serial > 0),
  ledger_id      integer NOT NULL UNIQUE REFERENCES ledger,
  paid_until     timestamptz NOT NULL,
  UNIQUE (financial_year, serial),
  CONSTRAINT receipt_number_says_it CHECK (
    number ~ '^AP/' AND substr(number, 4) = financial_year || '/' || lpad(serial::text, 6, '0'))
);
-- Who has paid, as it was on that day. It goes with the shop, and the receipt stays.
CREATE TABLE receipt_payer (
  number     text PRIMARY KEY REFERENCES receipt,
  shop_id    integer NOT NULL REFERENCES shop ON DELETE CASCADE ON UPDATE CASCADE,
  shop_name  text NOT NULL,
  owner_name text NOT NULL,
  address    text NOT NULL
);
CREATE INDEX receipt_payer_shop ON receipt_payer (shop_id);

CREATE FUNCTION refuse_change_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the table % is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money();
CREATE TRIGGER receipt_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money();

-- Writes down what happened before these tables were there: who paid and what was said to it, and the money in its
-- order, each with its receipt. The demo data comes with such payments too.
CREATE FUNCTION enter_past_payments() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  past      record;
  fee_year  text;
  new_entry integer;
  number_   integer;
BEGIN
  INSERT INTO payment_deed (payment_id, at, action)
  SELECT id, submitted_at, 'submitted' FROM payment p
  WHERE submitted_at IS NOT NULL AND NOT EXISTS (SELECT FROM payment_deed WHERE payment_id = p.id);
  INSERT INTO payment_deed (payment_id, at, actor_id, action, reason)
  SELECT id, settled_at, settled_by, state, left(reason, 500) FROM payment p
  WHERE settled_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM payment_deed WHERE payment_id = p.id AND action IN ('confirmed', 'rejected'));
  FOR past IN
    SELECT p.*, (p.settled_at AT TIME ZONE 'Asia/Kolkata')::date AS day, s.name, s.owner_name, s.address
    FROM payment p LEFT JOIN shop s ON s.id = p.shop_id
    WHERE p.state = 'confirmed' AND NOT EXISTS (SELECT FROM ledger WHERE payment_id = p.id)
    ORDER BY p.settled_at, p.id
  LOOP
    fee_year := to_char(past.day - interval '3 months', 'YYYY') || '-'
      || to_char(past.day + interval '9 months', 'YY');
    INSERT INTO ledger (at, day, kind, payment_id, amount_paise, days, utr, actor_id)
    VALUES (past.settled_at, past.day, 'confirmation', past.id, past.amount_paise, 365, past.utr, past.settled_by)
    RETURNING id INTO new_entry;
    INSERT INTO receipt_series (financial_year, last_serial) VALUES (fee_year, 1)
    ON CONFLICT (financial_year) DO UPDATE SET last_serial = receipt_series.last_serial + 1
    RETURNING last_serial INTO number_;
    INSERT INTO receipt (number, financial_year, serial, ledger_id, paid_until)
    VALUES ('AP/' || fee_year || '/' || lpad(number_::text, 6, '0'), fee_year, number_, new_entry,
            past.settled_at + interval '365 days');
    IF past.shop_id IS NOT NULL THEN
      INSERT INTO receipt_payer (number, shop_id, shop_name, owner_name, address)
      SELECT number, past.shop_id, past.name, past.owner_name, past.address FROM receipt WHERE ledger_id = new_entry;
    END IF;
  END LOOP;
END $$;
SELECT enter_past_payments();

-- Payments stay when a shop is deleted, without what was written about its owner.
CREATE FUNCTION forget_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment_deed SET reason = '' WHERE payment_id = NEW.id;
  NEW.reason := '';
  RETURN NEW;
END $$;
CREATE TRIGGER payment_forgets_payer BEFORE UPDATE OF shop_id ON payment FOR EACH ROW
  WHEN (OLD.shop_id IS NOT NULL AND NEW.shop_id IS NULL) EXECUTE FUNCTION forget_payer();

-- A confirmation that was wrong is taken back.
ALTER TABLE listing_deed DROP CONSTRAINT listing_deed_action_check;
ALTER TABLE listing_deed ADD CONSTRAINT listing_deed_action_check CHECK (action IN ('submit payment',
  'confirm payment', 'reject payment', 'reverse payment', 'expire', 'suspend', 'restore', 'extend'));

-- For the queue: by state, and by how long a payment has waited.
ALTER TABLE payment ADD COLUMN waits_since timestamptz
  GENERATED ALWAYS AS (coalesce(submitted_at, created_at)) STORED;
CREATE INDEX payment_by_state ON payment (state, waits_since, id);
CREATE INDEX payment_by_age ON payment (waits_since, id);
CREATE INDEX payment_by_utr ON payment (utr) WHERE utr IS NOT NULL;
