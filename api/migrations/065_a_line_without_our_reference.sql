-- A UTR is what an owner says; only our own reference makes a line certain.
ALTER TABLE statement_line DROP CONSTRAINT statement_line_verdict_check;
ALTER TABLE statement_line ADD CONSTRAINT statement_line_verdict_check CHECK (verdict IN ('certain', 'confirmed',
  'already', 'utr-only', 'wrong-amount', 'near-reference', 'paid-twice', 'used-utr', 'conflict', 'taken-back',
  'same-line', 'unknown'));
UPDATE statement_line SET verdict = 'utr-only' WHERE verdict = 'certain' AND match_by = 'utr';
