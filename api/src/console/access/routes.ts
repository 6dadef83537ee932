import { readTwoStep } from '@aaspaas/contract/console/access/calls';
import { route } from '../../http/route';
import { readState } from './queries';

export const accessRoutes = [
  route(readTwoStep, async ({ actor, db }) => {
    const { on_since, codes_left } = await readState(db, actor.accountId);
    return { result: true, on_since: on_since?.toISOString() ?? null, codes_left };
  }),
];
