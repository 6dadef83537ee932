import { endOneSession, endSessions, listSessions } from '@aaspaas/contract/accounts/session-calls';
import { Failure } from '@aaspaas/contract/failure';
import { recordSecurityEvent } from '../audit/security-queries';
import { route } from '../http/route';
import { forgetOthers } from './device-queries';
import * as queries from '../http/session/session-queries';

export const sessionRoutes = [
  route(listSessions, async ({ actor, db, clock, visit }) => {
    const sessions = await queries.listSessions(db, actor.accountId, visit.sessionToken ?? '', clock.now());
    const list = sessions.map(({ id, device, is_current, last_seen_at }) => ({
      s_id: id,
      // Older sessions have no device name.
      device: device || 'Unknown device',
      is_current,
      last_used_at: last_seen_at.toISOString(),
    }));
    return { result: true, list };
  }),

  route(endOneSession, async ({ body, actor, db, clock, visit }) => {
    const { accountId } = actor;
    const ended = await db.transaction(async (tx) => {
      const one = await queries.endSessionById(tx, accountId, body.s_id, visit.sessionToken ?? '');
      if (one) await recordSecurityEvent(tx, { accountId, event: 'session ended' }, clock.now());
      return one;
    });
    if (!ended) throw new Failure('missing', 'This device is logged out already.');
    if (ended.wasCurrent) visit.endSession();
    return { result: true, message: 'The device is logged out.' };
  }),

  route(endSessions, async ({ body, actor, db, clock, visit }) => {
    const { accountId } = actor;
    const endsAll = body.which === 'all';
    await db.transaction(async (tx) => {
      await queries.endOtherSessions(tx, accountId, endsAll ? null : visit.sessionToken);
      // The sessions that end may be a thief's, so their devices are no longer known.
      await forgetOthers(tx, accountId, visit.knowDevice());
      const detail = { which: body.which };
      await recordSecurityEvent(tx, { accountId, event: 'signed out everywhere', detail }, clock.now());
    });
    if (endsAll) visit.endSession();
    const message = endsAll ? 'You are logged out on all devices.' : 'All other devices are logged out.';
    return { result: true, message };
  }),
];
