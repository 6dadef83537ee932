-- Beside the 100,000 listings of a country-wide directory (bench/data/fill.mjs): 10,000 payments, with the people,
-- reviews, mails and entries that come with them. Everything by count, so that two fills are alike.
SET statement_timeout = 0;

INSERT INTO payment (shop_id, reference, amount_paise, state, utr, created_at, submitted_at, settled_at)
SELECT s.id, 'BENCH' || lpad(s.n::text, 7, '0'), 50000, state, CASE WHEN state <> 'due' THEN '7' || lpad(s.n::text, 11, '0') END,
  now() - s.n * interval '50 minutes', CASE WHEN state <> 'due' THEN now() - s.n * interval '40 minutes' END,
  CASE WHEN state IN ('confirmed', 'rejected') THEN now() - s.n * interval '30 minutes' END
FROM (SELECT id, n, CASE WHEN n % 25 = 0 THEN 'submitted' WHEN n % 25 = 1 THEN 'rejected' WHEN n % 25 = 2 THEN 'due'
        ELSE 'confirmed' END AS state
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM shop WHERE phone LIKE '+917%') AS numbered
      WHERE n <= 10000) AS s
ON CONFLICT DO NOTHING;
SELECT enter_past_payments();

INSERT INTO account (role, name, email, phone, password_hash, zip_code, district, created_at)
SELECT 'user', 'Person ' || n, 'person' || n || '@bench.example', '+916' || lpad(n::text, 9, '0'), '',
  lpad((560000 + n % 900)::text, 6, '0'), 'Kochi', now() - n % 300 * interval '1 day'
FROM generate_series(1, 30000) AS n;

WITH people AS (
  INSERT INTO account (role, name, email, password_hash, created_at)
  SELECT 'deliverystaff', 'Agent ' || n, 'agent' || n || '@bench.example', '', now() - n % 300 * interval '1 day'
  FROM generate_series(1, 3000) AS n RETURNING id)
INSERT INTO agent (account_id, phone, vehicle_type, work_type, location, city_key, availability)
SELECT id, '+918' || lpad(id::text, 9, '0'), 'Scooter', 'Full-time', 'Kochi', 'kochi', 'available' FROM people;
INSERT INTO licence_check (account_id, state, since)
SELECT account_id, CASE WHEN account_id % 10 = 0 THEN 'waiting' ELSE 'checked' END, now() - account_id % 50 * interval '1 hour'
FROM agent ON CONFLICT DO NOTHING;

INSERT INTO review (shop_id, author_id, rating, comment, created_at)
SELECT s.id, p.id, 1 + s.n % 5, 'Was there on a ' || s.n || 'th day.', now() - s.n * interval '10 minutes'
FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM shop LIMIT 30000) AS s
JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM account WHERE email LIKE 'person%@bench.example') AS p
  ON p.n = s.n
ON CONFLICT DO NOTHING;
INSERT INTO review_report (review_id, reporter_id, reason, created_at)
SELECT r.id, p.id, 'spam', now() - r.id % 500 * interval '1 hour'
FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM review ORDER BY id DESC LIMIT 600) AS r
JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM account WHERE email LIKE 'person%@bench.example') AS p
  ON p.n = r.n
ON CONFLICT DO NOTHING;

INSERT INTO listing_edit (shop_id, first_at, last_at, before)
SELECT id, now() - id % 100 * interval '1 hour', now(), jsonb_build_object('name', name)
FROM shop WHERE status = 'active' ORDER BY id DESC LIMIT 400
ON CONFLICT DO NOTHING;

INSERT INTO outbox (recipient, subject, text_body, html_body, attempts, sent_at, given_up_at, last_error, created_at,
  worth_until)
SELECT 'person' || n || '@bench.example', 'Your code', '', '', 1, CASE WHEN n % 40 > 0 THEN now() END,
  CASE WHEN n % 40 = 0 THEN now() END, CASE WHEN n % 40 = 0 THEN 'mailbox full' END, now() - n * interval '1 minute', now()
FROM generate_series(1, 20000) AS n;

INSERT INTO audit (at, actor_id, action, subject, subject_id, detail)
SELECT now() - n * interval '5 minutes', 1 + n % 4,
  (ARRAY['payment confirmed', 'listing suspended', 'note added', 'setting changed'])[1 + n % 4],
  (ARRAY['payment', 'shop', 'account', 'setting'])[1 + n % 4], n, '{}'
FROM generate_series(1, 100000) AS n;

INSERT INTO security_event (at, account_id, event)
SELECT now() - n * interval '1 minute', 1 + n % 5000, (ARRAY['signed in', 'sign-in failed', 'signed out'])[1 + n % 3]
FROM generate_series(1, 100000) AS n;

INSERT INTO search_count (day, city_key, concept, tier, searches, taps)
SELECT current_date - d, c.city_key, 'bench' || w, CASE WHEN w % 4 = 0 THEN 'none' ELSE 'name' END, 5 + w % 7, w % 5
FROM generate_series(0, 89) AS d, generate_series(1, 40) AS w, (SELECT DISTINCT city_key FROM shop LIMIT 20) AS c
ON CONFLICT DO NOTHING;
INSERT INTO search_text (day, city_key, hash, query, tier, count)
SELECT current_date - d, c.city_key, sha256(convert_to('bench word ' || w, 'UTF8')), 'bench word ' || w,
  CASE WHEN w % 2 = 0 THEN 'none' ELSE 'name' END, 1 + w % 9
FROM generate_series(0, 89) AS d, generate_series(1, 40) AS w, (SELECT DISTINCT city_key FROM shop LIMIT 20) AS c
ON CONFLICT DO NOTHING;

INSERT INTO statement (file_sha256, bank, at, first_day, last_day, lines)
VALUES (repeat('b', 64), 'Bench Bank', now(), current_date - 30, current_date, 5000)
ON CONFLICT DO NOTHING;
INSERT INTO statement_line (statement_id, line, day, amount_paise, narration, utrs, identity, verdict, match_by, payment_id)
SELECT s.id, p.n, current_date - (p.n % 30)::integer, 50000, 'UPI/CR/' || lpad(p.n::text, 12, '9') || '/BENCH/HDFC/',
  ARRAY[lpad(p.n::text, 12, '9')], 'bench ' || p.n, CASE WHEN p.n % 3 = 0 THEN 'certain' ELSE 'unknown' END,
  CASE WHEN p.n % 3 = 0 THEN 'utr' END, CASE WHEN p.n % 3 = 0 THEN p.id END
FROM statement s, (SELECT id, row_number() OVER (ORDER BY id) AS n FROM payment WHERE state = 'submitted'
  UNION ALL SELECT NULL, n FROM generate_series(100001, 104000) AS n) AS p
WHERE s.file_sha256 = repeat('b', 64) AND (p.id IS NOT NULL OR p.n % 3 > 0) LIMIT 5000
ON CONFLICT DO NOTHING;

-- What actions on many people are counted in: who is logged in, and whose account is locked.
INSERT INTO session (token_hash, account_id, expires_at, idle_limit)
SELECT sha256(convert_to('bench ' || id, 'UTF8')), id, now() + interval '30 days', interval '7 days'
FROM account WHERE email LIKE 'person%@bench.example' AND id % 3 > 0
ON CONFLICT DO NOTHING;
INSERT INTO throttle (key, failures, blocked_until)
SELECT 'guess:account:' || id, 100, 'infinity' FROM account WHERE email LIKE 'person%@bench.example' AND id % 60 = 0
ON CONFLICT DO NOTHING;
INSERT INTO bulk_deed (made_at, actor_id, action, days, reason, total, done)
SELECT now(), min(id), 'extend', 15, 'The site was down.', 90000, 90000 FROM account WHERE role = 'admin';

INSERT INTO shop_likeness (first_id, second_id, is_same_phone, metres, found_at, told_apart_at)
SELECT id, id + 1, id % 2 = 0, CASE WHEN id % 2 = 1 THEN id % 100 END, now() - id % 500 * interval '1 hour',
  CASE WHEN id % 5 = 0 THEN now() END
FROM shop s WHERE id % 10 < 5 AND EXISTS (SELECT FROM shop o WHERE o.id = s.id + 1) ORDER BY id DESC LIMIT 5000
ON CONFLICT DO NOTHING;

INSERT INTO delivery_request (customer_id, agent_id, drop_address, state)
SELECT p.id, (SELECT max(account_id) FROM agent), 'House ' || p.id, 'requested'
FROM account p WHERE email LIKE 'person%@bench.example' ORDER BY id LIMIT 1000;
UPDATE delivery_request SET state = 'accepted', moved_by = 'agent', version = 2
WHERE agent_id = (SELECT max(account_id) FROM agent);
