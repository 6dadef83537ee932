import { type Grade, isGranted } from '@aaspaas/contract/console/grades';
import { readWaiting } from '@aaspaas/contract/console/today/calls';
import { settledBy } from '@aaspaas/contract/console/today/waiting';
import { route } from '../../http/route';
import { readState } from '../access/queries';
import { presentWaiting } from './present';
import { listWaiting, type WaitingRow } from './queries';

export const todayRoutes = [
  route(readWaiting, async ({ actor, db }) => {
    const [rows, { on_since }] = await Promise.all([listWaiting(db), readState(db, actor.accountId)]);
    return presentWaiting(rows.filter(concerns(actor.grade)), on_since !== null);
  }),
];

/** Whoever may only look sees all of it; the others see their own work. */
const concerns =
  (grade: Grade | null) =>
  ({ kind }: WaitingRow): boolean =>
    grade === 'viewer' || isGranted(grade, settledBy[kind]);
