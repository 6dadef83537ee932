import { readWaiting, type WaitingItem } from '@aaspaas/contract/console/today/calls';
import { grantedTo } from '@aaspaas/contract/roles/grades';
import * as paths from '@aaspaas/contract/console/paths';
import { settledBy, type WaitingKind } from '@aaspaas/contract/console/today/waiting';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useNow } from '../../api/boot';
import { Icon } from '../../ui/Icon';
import { useConsoleRead } from '../read-again';
import { sayAge } from '../say-time';
import { Shown } from '../Shown';

const kinds: Readonly<
  Record<WaitingKind, { readonly one: string; readonly many: string; readonly href: string }>
> = {
  payments: { one: 'payment to confirm', many: 'payments to confirm', href: paths.payments },
  licences: { one: 'licence to check', many: 'licences to check', href: paths.licences },
  reports: { one: 'reported review', many: 'reported reviews', href: paths.reviews },
  edits: { one: 'edit to look at', many: 'edits to look at', href: paths.edits },
  mail: { one: 'mail that failed', many: 'mails that failed', href: paths.outbox },
};

/** 'chiefs and cashiers' */
function whoSettles(kind: WaitingKind): string {
  const grades = grantedTo[settledBy[kind]].map((grade) => `${grade}s`);
  return grades.length === 1 ? grades.join('') : `${grades.slice(0, -1).join(', ')} and ${grades.at(-1)}`;
}

/** What waits, oldest first. */
export function WaitingList() {
  const reading = useConsoleRead(readWaiting, {});
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <h2 id="waiting" className="text-xl">
        What waits
      </h2>
      <Shown reading={reading}>{({ items }) => <Items items={items} />}</Shown>
    </section>
  );
}

function Items({ items }: { items: readonly WaitingItem[] }) {
  const waiting = items.filter(({ count }) => count > 0);
  if (waiting.length === 0)
    return (
      <p className="card flex items-center gap-3 p-4">
        <Icon name="circle-check" className="text-leaf-strong" />
        Nothing waits for you.
      </p>
    );
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {waiting.map((item) => (
        <li key={item.kind}>
          <WaitingCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function WaitingCard({ item: { kind, count, oldest_at } }: { item: WaitingItem }) {
  const { one, many, href } = kinds[kind];
  const now = useNow();
  return (
    <a href={href} className="card flex min-h-16 items-center gap-4 p-4 hover:border-leaf">
      <span className="text-3xl font-bold text-marigold-strong">{sayNumber(count)}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{count === 1 ? one : many}</span>
        <span className="block text-sm text-ink-soft">This line is for {whoSettles(kind)}.</span>
        {oldest_at && (
          <span className="block text-sm text-ink-soft">
            The oldest waits {sayAge(new Date(oldest_at), now)}
          </span>
        )}
      </span>
      <Icon name="chevron-right" className="shrink-0 text-ink-soft" />
    </a>
  );
}
