import * as paths from '@aaspaas/contract/console/paths';
import { findAnything, type Found, readChecks } from '@aaspaas/contract/console/today/calls';
import type { CheckName } from '@aaspaas/contract/console/today/checks';
import { useUrl } from '../../current-url/url';
import { useSession } from '../../session/session';
import { ConsoleFrame } from '../ConsoleFrame';
import { menuFor } from '../pages';
import { useConsoleRead } from '../read-again';
import { findOf } from '../requests';
import { Shown } from '../Shown';
import { Checks } from './Checks';
import { Month } from './Month';
import { Trends } from './Trends';
import { WaitingList } from './WaitingList';

export function TodayPage() {
  const find = findOf(useUrl());
  return (
    <ConsoleFrame title={find ? `Found for ‘${find}’` : 'Today'}>
      {find ? <FoundList typed={find} /> : <Today />}
    </ConsoleFrame>
  );
}

/** What is set up once; the others can go wrong on any day. */
const isOfFirstDay = (name: CheckName): boolean => !['disk', 'endings', 'database'].includes(name);

/** What to do first stands first: until everything is set up that is the setting up, then what waits. */
export function Today() {
  const reading = useConsoleRead(readChecks, {});
  const checks = reading.state === 'loaded' ? reading.reply.checks : [];
  const bad = checks.filter(({ state }) => state === 'bad').map(({ name }) => name);
  return (
    <>
      {bad.length > 0 && (
        <Checks title={bad.some(isOfFirstDay) ? 'Set up first' : 'Put this right first'} reading={reading} />
      )}
      <WaitingList />
      <Month />
      <Trends />
      {bad.length === 0 && <Checks title="Is everything set up?" reading={reading} />}
    </>
  );
}

/** The pages, listings, people and payments that may be meant by what was typed at the top of the console. */
export function FoundList({ typed }: { typed: string }) {
  const { user } = useSession();
  const reading = useConsoleRead(findAnything, { q: typed });
  const pages = menuFor(user?.grade ?? null)
    .flatMap(({ items }) => items)
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
    .map(({ label, href }) => ({ title: label, detail: 'Page', href }));
  return (
    <section aria-label="Found" className="grid gap-3">
      <Shown reading={reading}>
        {({ found }) => {
          const links = [...pages, ...found.map(linkOf)];
          return links.length === 0 ? <p>Nothing is like ‘{typed}’.</p> : <Links links={links} />;
        }}
      </Shown>
    </section>
  );
}

interface Link {
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

const kinds = {
  listing: { path: paths.listings, word: 'Listing' },
  person: { path: paths.people, word: 'Person' },
  payment: { path: paths.payments, word: 'Payment' },
} as const;

const linkOf = ({ kind, id, title, detail }: Found): Link => ({
  title,
  detail: `${kinds[kind].word}: ${detail}`,
  href: `${kinds[kind].path}/${id}`,
});

const Links = ({ links }: { links: readonly Link[] }) => (
  <ul className="card divide-y divide-line">
    {links.map(({ title, detail, href }) => (
      <li key={href}>
        <a href={href} className="grid min-h-11 px-4 py-2 hover:bg-leaf-soft">
          <span className="font-semibold wrap-anywhere">{title}</span>
          <span className="text-sm text-ink-soft wrap-anywhere">{detail}</span>
        </a>
      </li>
    ))}
  </ul>
);
