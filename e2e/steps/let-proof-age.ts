import { sql } from '../../api/src/db/sql';
import { inSharedDatabase } from './shared-database';

/** As if this many minutes had passed since the admin gave the second factor. The server's clock cannot be moved. */
export async function letProofAge(email: string, minutes: number): Promise<void> {
  await inSharedDatabase((db) =>
    db.run(sql`
      UPDATE session SET proven_at = proven_at - make_interval(mins => ${minutes})
      WHERE account_id = (SELECT id FROM account WHERE email = ${email})`),
  );
}
