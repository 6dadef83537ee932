import type { Found } from '@aaspaas/contract/console/today/calls';
import { roleLabel } from '@aaspaas/contract/roles/role-label';
import { countShownPeople } from '../../accounts/count-shown-people';
import type { Db } from '../../db/open';
import type { Actor } from '../../http/session/actor';
import { rupees } from '../../mail/letters/payment';
import { listChosen } from '../listings/list-queries';
import { readQueueFilter } from '../payments/read-filters';
import { listPayments } from '../payments/queries';
import { listPeople } from '../people/list-queries';
import { readFilters } from '../people/read-filters';

/** Of each kind: a person looks on if the first ones are not it. */
const most = { limit: 5, offset: 0 };

/** Listings, people and payments that are meant by what was typed, as their own lists find them. */
export async function findAnything(db: Db, reader: Actor, q: string, now: Date): Promise<Found[]> {
  const listings = await Promise.all(
    (['shops', 'services'] as const).map((group) => listChosen(db, { group, q }, 'name', most, now)),
  );
  const people = await listPeople(db, readFilters({ q }), 'name', most);
  const payments = await listPayments(db, readQueueFilter({ q, state: 'all' }, now), true, most, now);
  await countShownPeople(
    db,
    reader,
    people.map(({ id }) => id),
    now,
  );
  // A business that is both stands in both lists.
  const byId = new Map(listings.flat().map((row) => [row.id, row]));
  return [
    ...[...byId.values()].slice(0, most.limit).map(({ id, name, category, city }) => ({
      kind: 'listing' as const,
      id,
      title: name,
      detail: [category, city].filter(Boolean).join(', '),
    })),
    ...people.map(({ id, name, role, phone, email }) => ({
      kind: 'person' as const,
      id,
      title: name,
      detail: [roleLabel[role], phone ?? email].filter(Boolean).join(', '),
    })),
    ...payments.map(({ id, reference, amount_paise, shop_name }) => ({
      kind: 'payment' as const,
      id,
      title: reference,
      detail: [rupees(amount_paise), shop_name].filter(Boolean).join(', '),
    })),
  ];
}
