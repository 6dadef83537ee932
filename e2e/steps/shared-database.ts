import { reachEmbedded } from '../../api/src/db/embedded/start';
import { type Database, openDatabase } from '../../api/src/db/open';

/** The database of the server that all tests share, for what nobody can do through a page. */
export async function inSharedDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { url } = await reachEmbedded({ dataDir: process.env['AASPAAS_DATA'] ?? '' });
  const db = openDatabase(url, { connections: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
