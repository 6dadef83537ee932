-- Owners who were asked for the fee before there was an id to pay to: they were promised a mail when there is one.
ALTER TABLE payment ADD COLUMN waits_for_opening boolean NOT NULL DEFAULT false;
CREATE INDEX payment_waiting_for_opening ON payment (id) WHERE waits_for_opening;

-- Of the demo data; no bank has it, and no UPI app takes it.
INSERT INTO setting (name, value) SELECT 'upi_id', 'aaspaas@demo-only' FROM demo_data ON CONFLICT DO NOTHING;

-- Until now there was an id that the operator had not chosen.
UPDATE payment SET waits_for_opening = true
WHERE state = 'due' AND NOT EXISTS (SELECT FROM setting WHERE name = 'upi_id' AND value <> '');
