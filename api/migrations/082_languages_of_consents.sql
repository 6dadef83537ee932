-- The language in which the wording was read.
ALTER TABLE consent ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$');
