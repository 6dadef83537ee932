import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '../db/open';
import { isReady } from '../db/ready';
import type { PhotoStore } from '../photos/store';
import { isNearlyFull } from '../system/disk';

interface Parts {
  readonly database: Db;
  readonly photoStore: PhotoStore;
}

/** Load balancers give up on a check sooner than visitors on a page. */
const readyWithinMs = 2500;

export function serveHealth(app: FastifyInstance, { database, photoStore }: Parts): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = await Promise.race([isReady(database), setTimeout(readyWithinMs, false, { ref: false })]);
    // A full disk is only reported: reading still works, and a server that is taken out of service cannot say why.
    const isLow = await photoStore.space().then(isNearlyFull, () => false);
    return reply.code(ok ? 200 : 503).send({ ok, ...(isLow && { disk: 'low' }) });
  });
}
