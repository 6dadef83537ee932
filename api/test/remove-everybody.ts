import type { Database } from '../src/db/open';

/**
 * Empties the accounts and every table that refers to them, as TRUNCATE … CASCADE does, which makes a new file for each
 * table and index and takes several times as long. No trigger keeps the last chief admin meanwhile.
 */
export const removeEverybody = ({ script }: Pick<Database, 'script'>): Promise<void> =>
  script(`
    DO $$
    DECLARE emptied regclass;
    BEGIN
      SET LOCAL session_replication_role = replica;
      FOR emptied IN
        WITH RECURSIVE bound AS (
          SELECT 'account'::regclass::oid AS id
          UNION SELECT conrelid FROM pg_constraint JOIN bound ON confrelid = bound.id WHERE contype = 'f')
        SELECT id FROM bound
      LOOP
        EXECUTE 'DELETE FROM ' || emptied;
      END LOOP;
    END $$`);
