import { exportData, listUsers } from '@aaspaas/contract/accounts/calls';
import { route } from '../http/route';
import { countShownPeople } from './count-shown-people';
import { exportOf } from './export-queries';
import { presentUser } from './present';
import { findUser } from './queries';

export const userRoutes = [
  // No check of u_id here: the call's declaration already limits it to the person and to admins.
  route(listUsers, async ({ body, actor, db, clock }) => {
    const user = await findUser(db, body.u_id ?? actor.accountId);
    if (user) await countShownPeople(db, actor, [user.id], clock.now());
    return { result: true, list: user ? [presentUser(user)] : [] };
  }),

  route(exportData, async ({ actor, db }) => ({ result: true, data: await exportOf(db, actor.accountId) })),
];
