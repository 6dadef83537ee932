import { checkNames } from '@aaspaas/contract/console/today/checks';
import { checks, type SetUp } from './checks';
import type { WaitingRow } from './queries';

export function presentWaiting(rows: readonly WaitingRow[], hasSecondFactor: boolean) {
  const since = ({ oldest_at }: WaitingRow): number => oldest_at?.getTime() ?? Infinity;
  const items = rows.toSorted((one, other) => since(one) - since(other));
  return {
    result: true,
    items: items.map(({ kind, count, oldest_at }) => ({
      kind,
      count,
      oldest_at: oldest_at?.toISOString() ?? null,
    })),
    total: items.reduce((sum, { count }) => sum + count, 0),
    has_second_factor: hasSecondFactor,
  };
}

export const presentChecks = (setUp: SetUp, now: Date) => ({
  result: true,
  checks: checkNames.map((name) => {
    const { state, says } = checks[name](setUp, now);
    return { name, state, says: String(says) };
  }),
});
