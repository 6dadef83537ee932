-- A stored reply may be about somebody other than its sender: the account that a guest has registered, or the other
-- party of a delivery. It is erased when one of them is deleted. The key stays, so that nothing happens twice.
ALTER TABLE idempotency_key ADD COLUMN about integer[] NOT NULL DEFAULT '{}';
CREATE INDEX idempotency_key_about ON idempotency_key USING gin (about);

UPDATE idempotency_key k SET about = ARRAY[s.owner_id]
FROM shop s WHERE k.account_id = 0 AND s.id = (k.reply->>'sh_id')::integer;

UPDATE idempotency_key k SET about = array_remove(ARRAY[d.customer_id, d.agent_id, s.owner_id], NULL)
FROM delivery_request d LEFT JOIN shop s ON s.id = d.pickup_shop_id
WHERE d.id = (k.reply->'request'->>'d_id')::integer;
