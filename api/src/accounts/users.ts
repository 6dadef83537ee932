import { exportData, listUsers } from '@aaspaas/contract/accounts/calls';
import { route } from '../http/route';
import { exportOf } from './export-queries';
import { presentUser } from './present';
import { findUser } from './queries';

export const userRoutes = [
  // The call is declared for the person themselves and for admins.
  route(listUsers, async ({ body, actor, db }) => {
    const user = await findUser(db, body.u_id ?? actor.accountId);
    return { result: true, list: user ? [presentUser(user)] : [] };
  }),

  route(exportData, async ({ actor, db }) => ({ result: true, data: await exportOf(db, actor.accountId) })),
];
