import type { ReplyOf } from '@aaspaas/contract/call';
import { type AuditRecord, listAudit } from '@aaspaas/contract/console/audit/calls';
import { type PageUrl, urlWith, useUrl } from '../../current-url/url';
import { ButtonLink } from '../../ui/Button';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { ExportLink } from '../ExportLink';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { usePageRead } from '../read-again';
import { sayTime } from '../say-time';
import { Shown } from '../Shown';
import { Thing, What, Who } from './Entry';

/** Who did what to what. */
export function AuditPage() {
  const url = useUrl();
  const reading = usePageRead(listAudit);
  return (
    <ConsoleFrame title="Who did what" actions={<ExportLink name="audit" url={url} />}>
      <p className="text-ink-soft">
        Every deed is written down here for good. Nobody can change or delete an entry. Values that belong to
        a person are not kept, only that they changed.
      </p>
      <Shown reading={reading}>
        {(reply) => (
          <>
            <Filters url={url} reply={reply} />
            <ConsoleTable
              caption="Who did what"
              columns={columns}
              rows={reply.rows}
              keyOf={({ entry_id }) => entry_id}
              empty="Nothing like that was done."
              url={url}
            />
            <Older url={url} older={reply.older} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const columns: readonly Column<AuditRecord>[] = [
  { title: 'When', breaks: 'nowhere', cell: ({ at }) => sayTime(new Date(at)) },
  { title: 'Who', breaks: 'anywhere', cell: (entry) => <Who entry={entry} /> },
  { title: 'Did', breaks: 'nowhere', cell: ({ action }) => action },
  { title: 'To what', cell: (entry) => <Thing entry={entry} /> },
  { title: 'What changed', breaks: 'anywhere', cell: (entry) => <What entry={entry} /> },
];

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function Filters({ url, reply }: { url: PageUrl; reply: ReplyOf<typeof listAudit> }) {
  const people = reply.people.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FilterForm url={url}>
      <FilterChoice
        name="person"
        label="Who"
        any="Everybody"
        options={[...people, { value: 'nobody', label: 'The server' }]}
      />
      <FilterChoice name="action" label="Did" any="Anything" options={optionsOf(reply.actions)} />
      <FilterChoice name="subject" label="To what" any="Anything" options={optionsOf(reply.subjects)} />
      <FilterText name="thing" label="Its number or name" type="text" />
      <FilterText name="from" label="From" type="date" />
      <FilterText name="until" label="Until" type="date" />
    </FilterForm>
  );
}

/** The newest are on the first page; from there one goes back in time. */
function Older({ url, older }: { url: PageUrl; older: string | null }) {
  const isFirst = !url.query.get('before');
  if (isFirst && !older) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-3">
      {!isFirst && (
        <ButtonLink href={urlWith(url, { before: null })} variant="secondary" size="small">
          Back to the newest
        </ButtonLink>
      )}
      {older && (
        <ButtonLink href={urlWith(url, { before: older })} variant="secondary" size="small" rel="next">
          Older entries
        </ButtonLink>
      )}
    </nav>
  );
}
