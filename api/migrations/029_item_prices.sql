-- What items cost at least, in rupees, in the order of `items`; null, or nothing at the end, where no price is named.
ALTER TABLE shop ADD COLUMN prices integer[] NOT NULL DEFAULT '{}';
ALTER TABLE shop ADD CONSTRAINT shop_prices_belong_to_items CHECK (cardinality(prices) <= cardinality(items));
