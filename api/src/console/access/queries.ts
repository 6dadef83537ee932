import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface TwoStepState {
  on_since: Date | null;
  codes_left: number;
}

export function readState(db: Db, accountId: number): Promise<TwoStepState> {
  return db.one<TwoStepState>(sql`
    SELECT (SELECT on_since FROM second_factor WHERE account_id = ${accountId}),
      (SELECT count(*) FROM second_factor_code WHERE account_id = ${accountId} AND used_at IS NULL) AS codes_left`);
}
