import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '../db/open';
import { isReady } from '../db/ready';
import type { PhotoStore } from '../photos/store';
import { isNearlyFull } from '../system/disk';
import { keptRoute, sharedRoute } from './route-limits';

interface Parts {
  readonly database: Db;
  readonly photoStore: PhotoStore;
}

/** Load balancers give up on a check sooner than visitors on a page. */
const readyWithinMs = 2500;

export function serveHealth(app: FastifyInstance, { database, photoStore }: Parts): void {
  app.get('/healthz', keptRoute, async () => ({ ok: true }));
  const check = async () => {
    const ok = await Promise.race([isReady(database), setTimeout(readyWithinMs, false, { ref: false })]);
    // A full disk is only reported: reading still works, and a server out of service could not say why.
    const isLow = await photoStore.space().then(isNearlyFull, () => false);
    return { ok, ...(isLow && { disk: 'low' }) };
  };
  let underWay: ReturnType<typeof check> | null = null;
  app.get('/readyz', sharedRoute, async (_request, reply) => {
    // Requests at the same time share one question to the database.
    const state = await (underWay ??= check().finally(() => (underWay = null)));
    return reply.code(state.ok ? 200 : 503).send(state);
  });
}
