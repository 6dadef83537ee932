import type { ReplyOf } from '@aaspaas/contract/call';
import * as paths from '@aaspaas/contract/console/paths';
import {
  confirmStatement,
  matchStatement,
  readStatement,
  type StatementLine,
  type StatementRecord,
} from '@aaspaas/contract/console/statements/calls';
import { confirmedAtOnce } from '@aaspaas/contract/console/statements/limits';
import { verdicts } from '@aaspaas/contract/console/statements/verdicts';
import { sayNumber } from '@aaspaas/contract/say-number';
import { type PageUrl, urlWith, useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { ActionButton } from '../ActionButton';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { linkClasses } from '../Facts';
import { usePageRead } from '../read-again';
import { rupees } from '../say-amount';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';
import { verdictWords } from './verdict-words';

/** The lines of one statement, each for what it is. */
export function StatementPage() {
  const url = useUrl();
  const reading = usePageRead(readStatement);
  const title = reading.state === 'loaded' ? titleOf(reading.reply.statement) : 'Statement';
  return (
    <ConsoleFrame title={title} crumbs={[{ label: 'Bank statements', href: paths.statements }]}>
      <Shown reading={reading}>
        {(reply) => (
          <>
            <Actions reply={reply} />
            <VerdictLinks reply={reply} url={url} />
            <LinesTable rows={reply.rows} url={url} />
            <Pager url={url} {...reply} noun={['line', 'lines']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const titleOf = ({ bank, id, first_day, last_day }: StatementRecord): string =>
  first_day && last_day
    ? `${bank || `Statement ${id}`}, ${sayDate(new Date(first_day))} – ${sayDate(new Date(last_day))}`
    : bank || `Statement ${id}`;

interface ReplyProps {
  readonly reply: ReplyOf<typeof readStatement>;
}

function Actions({ reply: { statement, counts, certain_rupees } }: ReplyProps) {
  const count = counts['certain'] ?? 0;
  const { label, question } = confirmWords(count, certain_rupees);
  return (
    <div className="flex flex-wrap gap-3">
      {count > 0 && (
        <ActionButton
          call={confirmStatement}
          body={{ id: statement.id, count }}
          label={label}
          tone="primary"
          confirm={question}
          done={({ message }) => message}
        />
      )}
      <ActionButton
        call={matchStatement}
        body={{ id: statement.id }}
        label="Look again"
        done={({ message }) => message}
      />
    </div>
  );
}

/** How many lines are what, as filters. */
function VerdictLinks({ reply: { counts, statement }, url }: ReplyProps & { readonly url: PageUrl }) {
  const chosen = url.query.get('verdict');
  const link = (verdict: string | null, label: string, count: number) => (
    <a
      key={label}
      href={urlWith(url, { verdict, page: null })}
      aria-current={chosen === verdict ? 'true' : undefined}
      className="inline-flex min-h-11 items-center rounded-full border border-control bg-card px-4 font-medium hover:border-leaf aria-[current]:border-leaf aria-[current]:bg-leaf-soft aria-[current]:text-leaf-strong"
    >
      {label}: {sayNumber(count)}
    </a>
  );
  return (
    <nav aria-label="Lines by what they are" className="flex flex-wrap gap-2">
      {link(null, 'All', statement.lines)}
      {verdicts.map((verdict) => {
        const count = counts[verdict] ?? 0;
        return count > 0 && link(verdict, verdictWords[verdict].short, count);
      })}
    </nav>
  );
}

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

const LinesTable = ({ rows, url }: { rows: readonly StatementLine[]; url: PageUrl }) => (
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

/** What one press does with so many certain lines, of which it brings this much into the ledger. */
export function confirmWords(certain: number, amount: number) {
  const now = Math.min(certain, confirmedAtOnce);
  const left = certain - now;
  const payments = certain === 1 ? '1 certain payment' : `${certain} certain payments`;
  const label = left > 0 ? `Confirm the first ${now} of ${payments}` : `Confirm ${payments}`;
  const listings = now === 1 ? 'one listing gets its' : `${now} listings get their`;
  const others = left === 1 ? ' The last one waits' : ` The other ${left} wait`;
  const rest = left > 0 ? `${others} for the next press.` : '';
  const text = `${rupees(amount)} go into the ledger, ${listings} time, and each owner gets a receipt by mail.${rest} Doubtful lines stay as they are.`;
  return { label, question: { title: `${label}?`, text, verb: `Confirm ${now}` } };
}
