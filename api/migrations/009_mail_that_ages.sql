-- A code that works for ten minutes need not be sent after an hour: each mail says until when it is tried.
ALTER TABLE outbox ADD COLUMN worth_until timestamptz NOT NULL DEFAULT now() + interval '1 day';
