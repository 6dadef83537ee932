-- The language that somebody has chosen, for letters to them; null until they choose one.
ALTER TABLE account ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$');
