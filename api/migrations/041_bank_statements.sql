-- Which column of a bank's statement holds what, known again by the headings.
CREATE TABLE statement_format (
  fingerprint text PRIMARY KEY,
  bank        text NOT NULL DEFAULT '' CHECK (length(bank) <= 60),
  columns     jsonb NOT NULL,
  used_at     timestamptz NOT NULL
);

CREATE TABLE statement (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The same file again changes nothing.
  file_sha256 text NOT NULL UNIQUE,
  bank        text NOT NULL DEFAULT '',
  at          timestamptz NOT NULL,
  by_id       integer REFERENCES account ON DELETE SET NULL,
  first_day   date,
  last_day    date,
  lines       integer NOT NULL CHECK (lines >= 0)
);
CREATE INDEX statement_newest ON statement (at DESC, id DESC);
CREATE INDEX statement_by ON statement (by_id);

-- Money that came in. What went out is nobody's business here and is not kept.
CREATE TABLE statement_line (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_id integer NOT NULL REFERENCES statement ON DELETE CASCADE,
  line         integer NOT NULL,
  day          date NOT NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  -- It may name whoever has paid, and is emptied after a while.
  narration    text NOT NULL,
  utrs         text[] NOT NULL,
  identity     text NOT NULL,
  -- The line that this one repeats.
  same_as      integer REFERENCES statement_line ON DELETE CASCADE,
  verdict      text NOT NULL CHECK (verdict IN ('certain', 'confirmed', 'already', 'wrong-amount', 'near-reference',
                 'paid-twice', 'used-utr', 'conflict', 'taken-back', 'same-line', 'unknown')),
  match_by     text CHECK (match_by IN ('utr', 'reference')),
  payment_id   integer REFERENCES payment,
  CONSTRAINT statement_line_repeats CHECK ((verdict = 'same-line') = (same_as IS NOT NULL)),
  CONSTRAINT statement_line_pays CHECK (verdict NOT IN ('certain', 'confirmed') OR payment_id IS NOT NULL)
);
CREATE UNIQUE INDEX statement_line_once ON statement_line (identity) WHERE same_as IS NULL;
CREATE INDEX statement_line_of_statement ON statement_line (statement_id, line, id);
CREATE INDEX statement_line_by_verdict ON statement_line (statement_id, verdict, line, id) INCLUDE (amount_paise);
CREATE INDEX statement_line_of_payment ON statement_line (payment_id, id);
CREATE INDEX statement_line_same_as ON statement_line (same_as);
CREATE INDEX statement_line_utrs ON statement_line USING gin (utrs);
CREATE INDEX statement_line_day ON statement_line (day) WHERE narration <> '';
CREATE INDEX ledger_by_utr ON ledger (utr) WHERE utr IS NOT NULL;

-- What the bank wrote about whoever paid goes with the shop.
CREATE OR REPLACE FUNCTION forget_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment_deed SET reason = '' WHERE payment_id = NEW.id;
  UPDATE statement_line SET narration = '' WHERE payment_id = NEW.id;
  NEW.reason := '';
  RETURN NEW;
END $$;
