-- The operator's lists of shops and services say how many there are: counted in an index that holds nothing else.
CREATE INDEX shop_by_kind ON shop (kind, status);
