import * as paths from '@aaspaas/contract/console/paths';
import type { StatementLine } from '@aaspaas/contract/console/statements/calls';
import type { PageUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { linkClasses } from '../link-classes';
import { rupees } from '../payments/rupees';
import { sayDate } from '../say-time';
import { verdictWords } from './verdict-words';

const columns: readonly Column<StatementLine>[] = [
  { title: 'Day', breaks: 'nowhere', cell: ({ day }) => sayDate(new Date(day)) },
  { title: 'Amount', cell: ({ amount_rupees }) => rupees(amount_rupees), isNumeric: true },
  {
    title: 'Narration',
    breaks: 'anywhere',
    cell: ({ narration }) => narration || 'removed after some time',
  },
  { title: 'What it is', cell: (row) => <WhatItIs line={row} /> },
  { title: 'Payment', breaks: 'anywhere', cell: (row) => <Payment line={row} /> },
];

export const LinesTable = ({ rows, url }: { rows: readonly StatementLine[]; url: PageUrl }) => (
  <ConsoleTable
    caption="Lines of the statement"
    columns={columns}
    rows={rows}
    keyOf={({ id }) => id}
    empty="No line found."
    url={url}
  />
);

function WhatItIs({ line: { verdict, by, earlier } }: { line: StatementLine }) {
  const { badge, short, long } = verdictWords[verdict];
  return (
    <span className="grid justify-items-start gap-1">
      <Badge state={badge}>{short}</Badge>
      <span className="text-sm text-ink-soft">
        {verdict === 'certain' ? `By ${by === 'utr' ? 'UTR' : 'reference'} and amount.` : long}{' '}
        {earlier && (
          <a href={`${paths.statements}/${earlier.statement_id}`} className={linkClasses}>
            Line {earlier.line} of statement {earlier.statement_id}
          </a>
        )}
      </span>
    </span>
  );
}

function Payment({ line: { payment, verdict } }: { line: StatementLine }) {
  if (!payment) return '–';
  return (
    <span className="grid justify-items-start">
      <a href={`${paths.payments}/${payment.id}`} className={linkClasses}>
        {payment.reference}
      </a>
      <span className="text-sm text-ink-soft">
        {payment.shop ?? 'deleted'}
        {verdict === 'wrong-amount' && `, ${rupees(payment.amount_rupees)} asked for`}
      </span>
    </span>
  );
}
