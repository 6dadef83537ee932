-- What was done, or tried, to get into an account. There is no foreign key: the number of a deleted account stays here,
-- and a row holds no email, name, phone number, ip or browser.
CREATE TABLE security_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL,
  -- Null: the email or number that was typed belongs to no account.
  account_id integer,
  event      text NOT NULL CHECK (event IN (
    'signed up', 'signed in', 'sign-in failed', 'signed out', 'signed out everywhere', 'session ended',
    'password changed', 'password reset', 'recovery asked', 'recovery failed', 'recovery confirmed',
    'email change asked', 'email change failed', 'email change confirmed', 'email change undone',
    'mobile changed', 'mobile change undone',
    'account locked', 'account unlocked', 'account deleted', 'admin created', 'admin deed')),
  detail     jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(detail) = 'object' AND length(detail::text) <= 300)
);
CREATE INDEX security_event_account ON security_event (account_id, at DESC);
CREATE INDEX security_event_time ON security_event (at);
