-- Rows hold keys. The texts that people read for them are in the application, where they can be worded anew or in
-- another language.

ALTER TABLE shop
  DROP CONSTRAINT shop_delivery_option_check,
  DROP CONSTRAINT shop_service_area_check;

UPDATE shop SET
  delivery_option = CASE delivery_option
    WHEN 'Yes, I have my own delivery staff' THEN 'own-staff'
    WHEN 'No, I need freelance delivery support' THEN 'freelance'
    WHEN 'Only in-store service' THEN 'in-store'
  END,
  service_area = CASE service_area
    WHEN 'In-shop Only' THEN 'in-shop'
    WHEN 'Home Service' THEN 'home'
    WHEN 'Both' THEN 'both'
  END
WHERE delivery_option IS NOT NULL OR service_area IS NOT NULL;

ALTER TABLE shop
  ADD CONSTRAINT shop_delivery_option_check CHECK (delivery_option IN ('own-staff', 'freelance', 'in-store')),
  ADD CONSTRAINT shop_service_area_check CHECK (service_area IN ('in-shop', 'home', 'both'));

-- Every agent is written with a type of work, so nobody needs this.
ALTER TABLE agent ALTER COLUMN work_type DROP DEFAULT;
