import { reachEmbedded } from '../../api/src/db/embedded/start';
import { openDatabase } from '../../api/src/db/open';
import { sql } from '../../api/src/db/sql';

/** As if this many minutes had passed since the admin gave the second factor. The server's clock cannot be moved. */
export async function letProofAge(email: string, minutes: number): Promise<void> {
  const { url } = await reachEmbedded({ dataDir: process.env['AASPAAS_DATA'] ?? '' });
  const db = openDatabase(url, { connections: 1 });
  await db.run(sql`
    UPDATE session SET proven_at = proven_at - make_interval(mins => ${minutes})
    WHERE account_id = (SELECT id FROM account WHERE email = ${email})`);
  await db.close();
}
