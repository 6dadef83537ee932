-- For an operator with a PostgreSQL of their own, who wants nobody who breaks into the server to be able to rewrite
-- what was written down. Run it as the role that owns the database, after the first start and after every upgrade. Then
-- give the server the other role's DATABASE_URL. docs/operations.md tells the steps.
--
-- Before the first time: CREATE ROLE aaspaas_app LOGIN PASSWORD '…';

GRANT USAGE ON SCHEMA public TO aaspaas_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO aaspaas_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO aaspaas_app;

-- Entries are added and read, and that is all.
REVOKE UPDATE, DELETE ON audit, ledger, receipt FROM aaspaas_app;
-- These change in one way each, which triggers watch over; old events of the security log go.
REVOKE DELETE ON payment, receipt_series, receipt_payer FROM aaspaas_app;
REVOKE UPDATE ON security_event FROM aaspaas_app;
