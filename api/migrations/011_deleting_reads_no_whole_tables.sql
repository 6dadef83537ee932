-- Deleting an account, a shop or a photo searches every table that refers to it; these indexes make that quick.
CREATE INDEX account_picture ON account (picture);
CREATE INDEX review_report_reporter ON review_report (reporter_id);
CREATE INDEX delivery_of_shop ON delivery_request (pickup_shop_id);
CREATE INDEX agent_review_author ON agent_review (author_id);
CREATE INDEX payment_settled_by ON payment (settled_by);
