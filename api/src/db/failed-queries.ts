import { DatabaseAway } from './database-away';

/** Why a query failed. A violated constraint is often no fault: it has done its work. */
export type FailedQuery = 'away' | 'slow' | 'constraint' | 'other';

export type Failures = Record<FailedQuery, number>;

export const noFailures = (): Failures => ({ away: 0, slow: 0, constraint: 0, other: 0 });

export async function countFailures<Result>(failures: Failures, query: Promise<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    failures[kindOf(error)] += 1;
    throw error;
  }
}

/** SQLSTATEs: a statement that was ended, and the class of violated constraints. */
const cancelled = '57014';
const violated = /^23/;

function kindOf(error: unknown): FailedQuery {
  if (error instanceof DatabaseAway) return 'away';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === cancelled) return 'slow';
  return violated.test(code) ? 'constraint' : 'other';
}
