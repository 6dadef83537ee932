import { Failure } from '@aaspaas/contract/failure';
import { closeToday } from '@aaspaas/contract/shops/calls';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { recordAuditEntry } from '../audit/queries';
import { route } from '../http/route';
import { writeClosedDay } from './edit-queries';

export const closeTodayRoute = route(closeToday, async ({ db, body, actor, clock }) => {
  const { accountId: actorId, shopId } = actor;
  if (shopId === null) throw new Failure('missing', 'Shop not found.');
  const now = clock.now();
  const { closed } = body;
  await db.transaction(async (tx) => {
    await writeClosedDay(tx, shopId, closed ? indianTime(now).date : null);
    const action = closed ? 'closed for a day' : 'opened again';
    await recordAuditEntry(tx, { actorId, action, subject: 'shop', subjectId: shopId }, now);
  });
  return {
    result: true,
    message: closed ? 'Customers now read that you are closed today.' : 'Your usual hours hold again.',
  };
});
