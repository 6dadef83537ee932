import type { AuditRecord } from '@aaspaas/contract/console/audit/calls';
import { readIndianTime } from '@aaspaas/contract/console/indian-time';
import * as paths from '@aaspaas/contract/console/paths';
import { sayTime } from '../say-time';
import { linkOf } from './link-of';

type Value = AuditRecord['detail'][string];

export function Who({ entry: { actor_id, actor_name } }: { entry: AuditRecord }) {
  if (actor_id === null)
    return <span className="text-ink-soft">The server, or nobody who was logged in</span>;
  if (actor_name === null) return <span className="text-ink-soft">Account {actor_id}, deleted since</span>;
  return <a href={`${paths.people}/${actor_id}`}>{actor_name}</a>;
}

export function Thing({ entry: { subject, thing } }: { entry: AuditRecord }) {
  const words = thing === null ? subject : `${subject} ${inWords(thing)}`;
  const href = linkOf(subject, thing);
  return href ? <a href={href}>{words}</a> : words;
}

/** What it was before and after, and whatever else was written down. */
export function What({ entry: { changes, detail } }: { entry: AuditRecord }) {
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
