import { categories } from '@aaspaas/contract/shops/categories';
import { sql } from '../../src/db/sql';
import type { DemoPhotos } from '../../../demo/src/records/demo-photos';
import { loadDemoData } from '../../../demo/src/load';
import { indexMissingShops } from '../../src/search/indexing/index-shops';
import { refreshSearchTerms } from '../../src/search/indexing/term-queries';
import type { TestApp } from '../boot';

/** The demo data with one picture for everything, and what search learns from it. */
export async function loadDemo({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<void> {
  await loadDemoData(db, await standInPictures(db), { passwordHash: '', now: clock.now() });
  await indexMissingShops(db);
  await refreshSearchTerms(db);
}

async function standInPictures(db: TestApp['db']): Promise<DemoPhotos> {
  const hash = '0'.repeat(32);
  await db.run(sql`INSERT INTO media (hash, width, height) VALUES (${hash}, 800, 600)`);
  return { shop: new Map(categories.map(({ id }) => [id, [hash]])), people: [hash] };
}
