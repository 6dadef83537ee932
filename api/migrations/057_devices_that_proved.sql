-- When the second factor was last given on a device that the account knows. Wrong codes there are counted apart from
-- those of a thief, who has the password and so makes any device known.
ALTER TABLE known_device ADD COLUMN proven_at timestamptz;
