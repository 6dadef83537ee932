-- Deeds on many people go the way of those on many listings, and a suspension of many ends in that way too. What an item
-- is, a shop or an account, follows from the action.
ALTER TABLE listing_bulk RENAME TO bulk_deed;
ALTER TABLE listing_bulk_item RENAME TO bulk_deed_item;
ALTER TABLE bulk_deed_item RENAME COLUMN shop_id TO subject_id;
ALTER INDEX listing_bulk_actor RENAME TO bulk_deed_actor;
ALTER TABLE bulk_deed DROP CONSTRAINT listing_bulk_action_check;
ALTER TABLE bulk_deed ADD CONSTRAINT bulk_deed_action_check
  CHECK (action IN ('extend', 'suspend', 'restore', 'unlock', 'log out'));
ALTER TABLE bulk_deed RENAME CONSTRAINT listing_bulk_days TO bulk_deed_days;
-- People are told no reason, so none is asked for.
ALTER TABLE bulk_deed DROP CONSTRAINT listing_bulk_reason_check;
ALTER TABLE bulk_deed ADD CONSTRAINT bulk_deed_reason
  CHECK (length(reason) <= 500 AND (action IN ('unlock', 'log out')) = (reason = ''));
