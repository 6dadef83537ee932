import { reachEmbedded } from '../../api/src/db/embedded/start';
import { type Database, openDatabase } from '../../api/src/db/open';

/** The database of the server that all tests share, for what nobody can do through a page. */
export const inSharedDatabase = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
  inDatabaseOf(process.env['AASPAAS_DATA'] ?? '', work);

/** The same of another server. */
export async function inDatabaseOf<Result>(
  dataDir: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { url } = await reachEmbedded({ dataDir });
  const db = openDatabase(url, { connections: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
