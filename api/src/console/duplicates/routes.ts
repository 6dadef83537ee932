import { listDuplicates, readPair, tellApart } from '@aaspaas/contract/console/duplicates/calls';
import { Failure } from '@aaspaas/contract/failure';
import { countShownPeople } from '../../accounts/count-shown-people';
import { recordAuditEntry } from '../../audit/queries';
import { route } from '../../http/route';
import { readPage } from '../paging';
import { mergeRoute } from './merge';
import { presentPair, presentSide } from './present';
import * as queries from './queries';

const ways = ['phone', 'name'] as const;

export const duplicateRoutes = [
  route(listDuplicates, async ({ db, body, actor, clock }) => {
    const why = ways.find((way) => way === body.why) ?? null;
    const filters = { why, isToldApart: body.apart === 'yes' };
    const { rows, ...page } = await readPage(body.page, {
      count: () => queries.countPairs(db, filters),
      rows: (slice) => queries.listPairs(db, filters, slice),
    });
    const owners = rows.flatMap(({ first, second }) => [first.owner_id, second.owner_id]);
    await countShownPeople(db, actor, owners, clock.now());
    return { result: true, ...page, rows: rows.map(presentPair) };
  }),

  route(readPair, async ({ db, body, actor, clock }) => {
    const likeness = await queries.findLikeness(db, body.first, body.second);
    const [first, second] = [await queries.readSide(db, body.first), await queries.readSide(db, body.second)];
    if (!first || !second || first.id === second.id)
      throw new Failure('missing', 'One of the two is gone already.');
    const now = clock.now();
    await countShownPeople(db, actor, [first.owner_id, second.owner_id], now);
    const { is_same_phone = false, metres = null, is_told_apart = false } = likeness ?? {};
    return {
      result: true,
      is_same_phone,
      metres,
      is_told_apart,
      sides: [presentSide(first, second, now), presentSide(second, first, now)] as const,
    };
  }),

  route(tellApart, async ({ db, body, actor, clock }) => {
    const { first, second, apart } = body;
    const now = clock.now();
    await db.transaction(async (tx) => {
      if (!(await queries.setToldApart(tx, first, second, apart ? now : null)))
        throw new Failure('taken', 'Somebody has said so already, or they are no longer alike.');
      const action = apart ? 'listings told apart' : 'listings may be the same';
      const about = { subject: 'shop', subjectId: Math.min(first, second) } as const;
      const detail = { other: Math.max(first, second) };
      await recordAuditEntry(tx, { actorId: actor.accountId, action, ...about, detail }, now);
    });
    const message = apart ? 'They are no longer shown as alike.' : 'They are in the list again.';
    return { result: true, message };
  }),

  mergeRoute,
];
