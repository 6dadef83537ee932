-- Whether the demo data is in this database, and which shop and agent of it are shown to guests as samples.
CREATE TABLE demo_data (
  is_here  boolean PRIMARY KEY DEFAULT true CHECK (is_here),
  shop_id  integer REFERENCES shop ON DELETE SET NULL,
  agent_id integer REFERENCES agent ON DELETE SET NULL
);
CREATE INDEX demo_data_shop ON demo_data (shop_id);
CREATE INDEX demo_data_agent ON demo_data (agent_id);

-- For databases that were filled before this table existed. No mail can reach such an email, so no real person has it.
INSERT INTO demo_data (shop_id, agent_id)
SELECT shop.id, agent.account_id
FROM account a
LEFT JOIN shop ON shop.id = 16 AND shop.owner_id = 3
LEFT JOIN agent ON agent.account_id = 14
WHERE a.id = 1 AND a.role = 'admin' AND a.email = 'admin@demo.aaspaas.example';
