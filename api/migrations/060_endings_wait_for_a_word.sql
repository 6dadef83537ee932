-- A round of a job that would end too much at once ends nothing: it waits here for an operator's word. A clock that is
-- wrong looks just like a year that is over.
CREATE TABLE held_ending (
  job        text PRIMARY KEY,
  since      timestamptz NOT NULL,
  would_end  integer NOT NULL CHECK (would_end > 0),
  of_all     integer NOT NULL CHECK (of_all >= would_end),
  -- The word: this many may end, once.
  allowed_at timestamptz
);

-- What ended although its paid time was still ahead is put back.
ALTER TABLE listing_deed DROP CONSTRAINT listing_deed_action_check;
ALTER TABLE listing_deed ADD CONSTRAINT listing_deed_action_check CHECK (action IN ('submit payment',
  'confirm payment', 'reject payment', 'reverse payment', 'expire', 'put back', 'suspend', 'restore', 'extend'));
