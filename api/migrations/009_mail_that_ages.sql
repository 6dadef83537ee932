-- A code that works for ten minutes is not worth sending after an hour: each mail says how long to go on trying.
ALTER TABLE outbox ADD COLUMN worth_until timestamptz NOT NULL DEFAULT now() + interval '1 day';
