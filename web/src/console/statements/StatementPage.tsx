import type { ReplyOf } from '@aaspaas/contract/call';
import * as paths from '@aaspaas/contract/console/paths';
import {
  confirmStatement,
  matchStatement,
  readStatement,
  type StatementRecord,
} from '@aaspaas/contract/console/statements/calls';
import { verdicts } from '@aaspaas/contract/console/statements/verdicts';
import { sayNumber } from '@aaspaas/contract/say-number';
import { type PageUrl, urlWith, useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { ActionButton } from '../ActionButton';
import { Pager } from '../Pager';
import { usePageRead } from '../read-again';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';
import { confirmWords } from './confirm-words';
import { LinesTable } from './LinesTable';
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
