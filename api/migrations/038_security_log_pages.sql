-- The console shows the security log by pages, the newest first: all of it, one account's, or one event's.
DROP INDEX security_event_account;
DROP INDEX security_event_time;
DROP INDEX security_event_by_event;
CREATE INDEX security_event_newest ON security_event (at DESC, id DESC);
CREATE INDEX security_event_by_account ON security_event (account_id, at DESC, id DESC);
CREATE INDEX security_event_by_event ON security_event (event, at DESC, id DESC);
