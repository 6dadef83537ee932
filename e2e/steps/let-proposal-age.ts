import type { Page } from '@playwright/test';
import { sql } from '../../api/src/db/sql';
import type { OwnServer } from '../server/own-server';
import { open } from './console-page';
import { inDatabaseOf } from './shared-database';

/** As if all chiefs had been told of the proposed payee an hour ago. The server's clock cannot be moved. */
export async function letProposalAge(page: Page, { dataDir }: OwnServer): Promise<void> {
  await inDatabaseOf(dataDir, async (db) => {
    await db.run(sql`
      UPDATE outbox SET sent_at = now() - interval '1 hour'
      WHERE id = ANY((SELECT mails FROM payee_proposal WHERE ended_at IS NULL)::bigint[])`);
    await db.run(sql`
      UPDATE payee_proposal SET proposed_at = proposed_at - interval '1 hour' WHERE ended_at IS NULL`);
  });
  await open(page, '/admin/settings');
}
