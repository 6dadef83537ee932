-- While a process is sending a mail nobody else sends it, however hard an operator presses 'Send again'.
ALTER TABLE outbox ADD COLUMN sending_until timestamptz;

-- The console lists the mails to one address, newest first.
CREATE INDEX outbox_to ON outbox (recipient, id DESC);

-- Entries of one person about one action or kind of thing, and of what has a name instead of a number.
CREATE INDEX audit_by_actor_action ON audit (actor_id, action, at DESC, id DESC);
CREATE INDEX audit_by_actor_subject ON audit (actor_id, subject, at DESC, id DESC);
CREATE INDEX audit_by_name ON audit (subject, subject_key, at DESC, id DESC) WHERE subject_key IS NOT NULL;
