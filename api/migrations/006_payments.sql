-- The yearly listing fee. Rows are settled and never deleted: payments stay when an account is deleted.
CREATE TABLE payment (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id      integer REFERENCES shop ON DELETE SET NULL,
  reference    text NOT NULL UNIQUE CHECK (reference ~ '^[A-Z0-9]{8,20}$'),
  amount_paise integer NOT NULL CHECK (amount_paise > 0),
  state        text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'submitted', 'confirmed', 'rejected')),
  -- The bank's 12-digit number, where the owner typed it.
  utr          text CHECK (utr ~ '^[0-9]{12}$'),
  reason       text NOT NULL DEFAULT '',
  created_at   timestamptz NOT NULL DEFAULT now(),
  submitted_at timestamptz,
  settled_at   timestamptz,
  settled_by   integer REFERENCES account ON DELETE SET NULL,
  CONSTRAINT payment_settled_when_decided CHECK ((state IN ('confirmed', 'rejected')) = (settled_at IS NOT NULL))
);
CREATE INDEX payment_of_shop ON payment (shop_id, created_at DESC);
CREATE INDEX payment_waiting ON payment (submitted_at) WHERE state = 'submitted';
-- A shop has one open payment at most, so a second tap on "I have paid" does not make a second one.
CREATE UNIQUE INDEX payment_open_once ON payment (shop_id) WHERE state IN ('due', 'submitted');
CREATE UNIQUE INDEX payment_utr_once ON payment (utr) WHERE state = 'confirmed';

-- The operator's settings: UPI id, payee, support number, plan price.
CREATE TABLE setting (
  name       text PRIMARY KEY,
  value      text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
