import * as paths from '@aaspaas/contract/console/paths';
import { listStatements, type StatementRecord } from '@aaspaas/contract/console/statements/calls';
import { sayNumber } from '@aaspaas/contract/say-number';
import { type PageUrl, useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { usePageRead } from '../read-again';
import { sayDate, sayTime } from '../say-time';
import { Shown } from '../Shown';
import { ImportForm } from './ImportForm';

export function StatementsPage() {
  const url = useUrl();
  const reading = usePageRead(listStatements);
  return (
    <ConsoleFrame title="Bank statements">
      <ImportForm />
      <section aria-labelledby="imported" className="grid gap-3">
        <h2 id="imported" className="text-xl">
          Imported
        </h2>
        <Shown reading={reading}>
          {({ rows, ...paged }) => (
            <>
              <Imported rows={rows} url={url} />
              <Pager url={url} {...paged} noun={['statement', 'statements']} />
            </>
          )}
        </Shown>
      </section>
    </ConsoleFrame>
  );
}

const columns: readonly Column<StatementRecord>[] = [
  {
    title: 'Statement',
    breaks: 'anywhere',
    cell: ({ id, bank }) => (
      <a
        href={`${paths.statements}/${id}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline lg:min-h-6"
      >
        {bank || 'Statement'} {id}
      </a>
    ),
  },
  {
    title: 'Days',
    cell: ({ first_day, last_day }) =>
      first_day && last_day && `${sayDate(new Date(first_day))} – ${sayDate(new Date(last_day))}`,
  },
  { title: 'Lines', cell: ({ lines }) => sayNumber(lines), isNumeric: true },
  {
    title: 'To confirm',
    cell: ({ certain }) => (certain > 0 ? <Badge state="waiting">{certain} certain</Badge> : '–'),
  },
  { title: 'Imported', cell: ({ at, by }) => `${sayTime(new Date(at))}${by ? ` by ${by}` : ''}` },
];

const Imported = ({ rows, url }: { rows: readonly StatementRecord[]; url: PageUrl }) => (
  <ConsoleTable
    caption="Imported statements"
    columns={columns}
    rows={rows}
    keyOf={({ id }) => id}
    empty="No statement yet."
    url={url}
  />
);
