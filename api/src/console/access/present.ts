import type { AdminRecord, SecurityRecord } from '@aaspaas/contract/console/access/shapes';
import type { AdminRow } from './admin-queries';
import type { SecurityRow } from './log-queries';

export const presentAdmin = ({ created_at, seen_at, ...row }: AdminRow): AdminRecord => ({
  ...row,
  since: created_at.toISOString(),
  seen_at: seen_at?.toISOString() ?? null,
});

export const presentEvent = ({ at, ...row }: SecurityRow): SecurityRecord => ({
  ...row,
  at: at.toISOString(),
});
