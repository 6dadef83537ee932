-- The PIN code of a business, which places it more exactly than the middle of its city.
ALTER TABLE shop ADD COLUMN pin_code text CHECK (pin_code ~ '^[1-9][0-9]{5}$');
