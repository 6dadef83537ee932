import type { WaitingKind } from '@aaspaas/contract/console/today/waiting';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface WaitingRow {
  kind: WaitingKind;
  count: number;
  oldest_at: Date | null;
}

/** Each part reads an index that holds nothing but what waits. */
export const listWaiting = (db: Db): Promise<WaitingRow[]> =>
  db.many<WaitingRow>(sql`
    SELECT 'payments' AS kind, count(*), min(submitted_at) AS oldest_at FROM payment WHERE state = 'submitted'
    UNION ALL
    SELECT 'licences', count(*), min(since) FROM licence_check WHERE state = 'waiting'
    UNION ALL
    SELECT 'reports', count(DISTINCT review_id), min(created_at) FROM review_report WHERE settled_at IS NULL
    UNION ALL
    SELECT 'edits', count(*), min(first_at) FROM listing_edit JOIN shop ON shop.id = shop_id
    WHERE status <> 'suspended'
    UNION ALL
    SELECT 'mail', count(*), min(created_at) FROM outbox
    WHERE sent_at IS NULL AND (attempts > 0 OR given_up_at IS NOT NULL)`);
