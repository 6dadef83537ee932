import type { ReplyOf } from '@aaspaas/contract/call';
import { type AuditRecord, listAudit } from '@aaspaas/contract/console/audit/calls';
import { readIndianTime } from '@aaspaas/contract/console/indian-time';
import * as paths from '@aaspaas/contract/console/paths';
import { type PageUrl, urlWith, useUrl } from '../../current-url/url';
import { ButtonLink } from '../../ui/Button';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { ExportLink } from '../ExportLink';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { usePageRead } from '../read-again';
import { sayTime } from '../say-time';
import { Shown } from '../Shown';

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

type Value = AuditRecord['detail'][string];

function Who({ entry: { actor_id, actor_name } }: { entry: AuditRecord }) {
  if (actor_id === null)
    return <span className="text-ink-soft">The server, or nobody who was logged in</span>;
  if (actor_name === null) return <span className="text-ink-soft">Account {actor_id}, deleted since</span>;
  return <a href={`${paths.people}/${actor_id}`}>{actor_name}</a>;
}

function Thing({ entry: { subject, thing } }: { entry: AuditRecord }) {
  const words = thing === null ? subject : `${subject} ${inWords(thing)}`;
  const href = linkOf(subject, thing);
  return href ? <a href={href}>{words}</a> : words;
}

/** What it was before and after, and whatever else was written down. */
function What({ entry: { changes, detail } }: { entry: AuditRecord }) {
  const changed = Object.entries(changes).filter(([, { from, to }]) => !isEmpty(from) || !isEmpty(to));
  const details = Object.entries(detail).filter(([, value]) => !isEmpty(value));
  if (changed.length === 0 && details.length === 0) return '–';
  return (
    <ul className="grid gap-1 text-sm">
      {changed.map(([field, { from, to }]) => (
        <li key={field}>
          <span className="text-ink-soft">{inWords(field)}:</span> <Plain value={from} /> →{' '}
          <Plain value={to} />
        </li>
      ))}
      {details.map(([name, value]) => (
        <li key={name}>
          <span className="text-ink-soft">{inWords(name)}:</span> <Plain value={value} />
        </li>
      ))}
    </ul>
  );
}

const isEmpty = (value: Value): boolean => value === null || value === '';

/** A moment as it is said elsewhere; without a zone it was typed in Indian time. */
function inWordsIfTime(value: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return sayTime(new Date(value));
  const typed = readIndianTime(value);
  return typed ? sayTime(typed) : value;
}

const inWords = (name: string): string => name.replaceAll('_', ' ');

function Plain({ value }: { value: Value }) {
  if (isEmpty(value)) return <span className="text-ink-soft">nothing</span>;
  if (typeof value === 'string' && value.startsWith('hash:'))
    return <span title={value}>a personal value</span>;
  return inWordsIfTime(String(value));
}

/** The page of a thing, or the page on which it stands; null for what has none. */
function linkOf(subject: string, thing: string | null): string | null {
  const page = pages[subject];
  if (!page) return null;
  return 'of' in page ? thing && `${page.of}/${encodeURIComponent(thing)}` : page.at;
}

const pages: Readonly<Record<string, { readonly of: string } | { readonly at: string }>> = {
  account: { of: paths.people },
  agent: { of: paths.people },
  admin: { at: paths.admins },
  shop: { of: paths.listings },
  payment: { of: paths.payments },
  review: { at: paths.reviews },
  setting: { at: paths.settings },
  announcement: { at: paths.announcements },
  job: { at: paths.jobs },
  word: { at: paths.words },
  place: { at: paths.places },
  mail: { at: `${paths.outbox}?show=all` },
  statement: { at: paths.statements },
};
