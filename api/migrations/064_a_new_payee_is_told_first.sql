-- The mails to chiefs about a proposed payee: whoever has proposed it can confirm it alone an hour after they went out.
ALTER TABLE payee_proposal ADD COLUMN mails bigint[] NOT NULL DEFAULT '{}';
