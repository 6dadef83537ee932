import { readBulk } from '@aaspaas/contract/console/bulk/calls';
import { Failure } from '@aaspaas/contract/failure';
import { route } from '../../http/route';
import { presentBulk } from './begin';
import { findBulk } from './queries';

export const bulkRoutes = [
  route(readBulk, async ({ body, db }) => {
    const bulk = await findBulk(db, body.id);
    if (!bulk) throw new Failure('missing', 'There is no such deed.');
    return { result: true, bulk: presentBulk(bulk) };
  }),
];
