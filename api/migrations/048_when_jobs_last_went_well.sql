-- A job that has failed since last Monday should say so, not only that it failed a minute ago.
ALTER TABLE job_run ADD COLUMN succeeded_at timestamptz;
UPDATE job_run SET succeeded_at = began_at WHERE error IS NULL;
