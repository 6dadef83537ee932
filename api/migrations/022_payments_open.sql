-- Owners who were asked for the fee while there was no id to pay to. They are to get a mail when there is one.
ALTER TABLE payment ADD COLUMN waits_for_opening boolean NOT NULL DEFAULT false;
CREATE INDEX payment_waiting_for_opening ON payment (id) WHERE waits_for_opening;

-- The id of the demo data, which no bank has and no UPI app accepts.
INSERT INTO setting (name, value) SELECT 'upi_id', 'aaspaas@demo-only' FROM demo_data ON CONFLICT DO NOTHING;

-- Earlier versions had a default id that the operator had not chosen.
UPDATE payment SET waits_for_opening = true
WHERE state = 'due' AND NOT EXISTS (SELECT FROM setting WHERE name = 'upi_id' AND value <> '');
