-- Mail waits here until it is sent, so that none is lost while the mail server is down.
CREATE TABLE outbox (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient    text NOT NULL,
  subject      text NOT NULL,
  text_body    text NOT NULL,
  html_body    text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  attempts     integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_try_at  timestamptz NOT NULL DEFAULT now(),
  sent_at      timestamptz,
  given_up_at  timestamptz,
  last_error   text
);
CREATE INDEX outbox_due ON outbox (next_try_at) WHERE sent_at IS NULL AND given_up_at IS NULL;

-- The reply to a call that carried an Idempotency-Key: the same key and body get the same reply again.
CREATE TABLE idempotency_key (
  key        text NOT NULL CHECK (length(key) BETWEEN 8 AND 100),
  path       text NOT NULL,
  -- 0 for a guest.
  account_id integer NOT NULL,
  body_hash  bytea NOT NULL,
  status     smallint,
  reply      jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, path, account_id)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

-- Who did what. Rows are only added; not even the application may change one.
CREATE TABLE audit (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL DEFAULT now(),
  actor_id   integer,
  action     text NOT NULL,
  subject    text NOT NULL,
  subject_id integer,
  detail     jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_subject ON audit (subject, subject_id, at DESC);
CREATE INDEX audit_time ON audit (at DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit table is append-only';
END $$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
