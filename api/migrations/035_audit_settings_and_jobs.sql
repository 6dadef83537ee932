-- What a deed changed: { field: { from, to } }. Values that belong to a person are hashes, because entries stay when
-- people are erased.
ALTER TABLE audit ADD COLUMN changes jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(changes) = 'object');
-- What has a name instead of a number: a setting, a word, a place.
ALTER TABLE audit ADD COLUMN subject_key text;
-- Mails are counted beyond what an integer holds.
ALTER TABLE audit ALTER COLUMN subject_id TYPE bigint;

-- The console reads the newest first, page by page: of everybody, or of one person, action, subject or thing.
DROP INDEX audit_subject;
DROP INDEX audit_time;
CREATE INDEX audit_newest ON audit (at DESC, id DESC);
CREATE INDEX audit_by_actor ON audit (actor_id, at DESC, id DESC);
CREATE INDEX audit_by_action ON audit (action, at DESC, id DESC);
CREATE INDEX audit_by_subject ON audit (subject, at DESC, id DESC);
CREATE INDEX audit_by_thing ON audit (subject, subject_id, at DESC, id DESC);

-- Random keys of this installation, made when they are first needed. No page, call, export or log shows them.
CREATE TABLE installation_secret (
  name    text PRIMARY KEY,
  secret  bytea NOT NULL CHECK (length(secret) >= 32),
  made_at timestamptz NOT NULL DEFAULT now()
);

-- Where the money goes changes in two steps: proposed, tried with a payment of one rupee, then confirmed.
CREATE TABLE payee_proposal (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  upi_id      text NOT NULL,
  payee       text NOT NULL,
  proposed_by integer REFERENCES account ON DELETE CASCADE,
  proposed_at timestamptz NOT NULL,
  ended_at    timestamptz
);
CREATE UNIQUE INDEX payee_proposal_open_once ON payee_proposal ((true)) WHERE ended_at IS NULL;
CREATE INDEX payee_proposal_by ON payee_proposal (proposed_by);

-- A line on top of every page, from a moment until another.
CREATE TABLE announcement (
  id        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text      text NOT NULL CHECK (length(text) BETWEEN 1 AND 200),
  link_text text NOT NULL DEFAULT '' CHECK (length(link_text) <= 50),
  link_url  text NOT NULL DEFAULT '' CHECK (link_url ~ '^(https://|/|$)'),
  starts_at timestamptz NOT NULL,
  ends_at   timestamptz NOT NULL,
  made_at   timestamptz NOT NULL,
  CONSTRAINT announcement_ends_after_it_starts CHECK (ends_at > starts_at)
);
CREATE INDEX announcement_end ON announcement (ends_at);

-- The last round of every job, whichever process it ran in.
CREATE TABLE job_run (
  job        text PRIMARY KEY,
  began_at   timestamptz NOT NULL,
  took_ms    integer NOT NULL CHECK (took_ms >= 0),
  -- Null: the job is only run when somebody asks for it.
  pause_ms   integer,
  -- Null: the last round went well.
  error      text,
  failed_at  timestamptz,
  last_error text
);

-- A mail that brings a code or a link that opens an account. Its text is wiped as soon as it is of no use; the text of
-- any other mail stays while the mail could still be sent again.
ALTER TABLE outbox ADD COLUMN is_secret boolean NOT NULL DEFAULT false;
UPDATE outbox SET is_secret = true WHERE sent_at IS NULL;
CREATE INDEX outbox_failed ON outbox (id DESC) WHERE sent_at IS NULL AND (attempts > 0 OR given_up_at IS NOT NULL);
CREATE INDEX outbox_unsent ON outbox (id DESC) WHERE sent_at IS NULL;
