-- A round of a job that somebody has asked for in the console. The process that was asked may be another than the one
-- that runs the jobs, so the wish is kept here and told on the channel 'job_asked'.
CREATE TABLE job_ask (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job      text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  taken_at timestamptz,
  done_at  timestamptz,
  took_ms  integer CHECK (took_ms >= 0),
  -- Null when it is done: it went well.
  error    text
);
CREATE INDEX job_ask_open ON job_ask (job) WHERE taken_at IS NULL;
