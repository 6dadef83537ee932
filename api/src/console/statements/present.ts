import type { StatementLine, StatementRecord } from '@aaspaas/contract/console/statements/calls';
import type { LineRow, StatementRow } from './queries';

export const presentStatement = ({ at, ...row }: StatementRow): StatementRecord => ({
  ...row,
  at: at.toISOString(),
});

export function presentLine(row: LineRow): StatementLine {
  const { payment_id, reference, payment_paise, payment_state, earlier_statement, earlier_line } = row;
  return {
    id: row.id,
    line: row.line,
    day: row.day,
    amount_rupees: row.amount_paise / 100,
    narration: row.narration,
    verdict: row.verdict,
    by: row.match_by,
    payment:
      payment_id === null || reference === null || payment_paise === null || payment_state === null
        ? null
        : {
            id: payment_id,
            reference,
            amount_rupees: payment_paise / 100,
            state: payment_state,
            shop: row.shop_name,
          },
    earlier:
      earlier_statement === null || earlier_line === null
        ? null
        : { statement_id: earlier_statement, line: earlier_line },
  };
}
