import { isGranted } from '@aaspaas/contract/roles/grades';
import { exportPerson, listPeople, readPerson } from '@aaspaas/contract/console/people/calls';
import { recordAuditEntry } from '../../audit/queries';
import { countShownPeople } from '../../accounts/count-shown-people';
import { exportOf } from '../../accounts/export-queries';
import type { Db } from '../../db/open';
import type { Actor } from '../../http/session/actor';
import { route } from '../../http/route';
import { readPage } from '../paging';
import { manyPeople } from './bulk';
import { personActions } from './actions';
import { editPersonRoute } from './edit-person';
import * as list from './list-queries';
import { noSuchPerson } from './no-such-person';
import { noteRoutes } from './notes';
import * as person from './person-queries';
import { presentPerson, presentRow } from './present';
import { readFilters, readSort } from './read-filters';

export const peopleRoutes = [
  route(listPeople, async ({ db, body, actor, clock }) => {
    const filters = readFilters(body);
    const { rows, ...page } = await readPage(body.page, {
      count: () => list.countPeople(db, filters),
      rows: (slice) => list.listPeople(db, filters, readSort(body.sort), slice),
    });
    const ids = rows.map(({ id }) => id);
    await countShownPeople(db, actor, ids, clock.now());
    return { result: true, ...page, rows: rows.map(presentRow) };
  }),

  route(readPerson, async ({ db, body, actor, clock }) => ({
    result: true,
    person: presentPerson(await readWhole(db, body.id, actor, clock.now())),
  })),

  route(exportPerson, async ({ db, body, actor, clock }) => {
    const now = clock.now();
    if (!(await person.findPerson(db, body.id, now))) throw noSuchPerson();
    await countShownPeople(db, actor, [body.id], now);
    return db.transaction(async (tx) => {
      const about = { subject: 'account', subjectId: body.id } as const;
      await recordAuditEntry(tx, { actorId: actor.accountId, action: 'data exported', ...about }, now);
      return { result: true, data: await exportOf(tx, body.id) };
    });
  }),

  editPersonRoute,
  ...personActions,
  ...manyPeople,
  ...noteRoutes,
];

async function readWhole(db: Db, id: number, actor: Actor, now: Date) {
  const account = await person.findPerson(db, id, now);
  if (!account) throw noSuchPerson();
  await countShownPeople(db, actor, [id], now);
  const log = isGranted(actor.grade, 'read the log')
    ? { sessions: await person.sessionsOf(db, id, now), events: await person.eventsOf(db, id) }
    : null;
  return {
    account,
    shop: await person.findShopOf(db, id),
    agent: await person.findAgent(db, id),
    counts: await person.countBelongings(db, id, now),
    reviews: await person.reviewsBy(db, id),
    deliveries: await person.deliveriesOf(db, id),
    log,
  };
}
