import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Visitor } from './allowances';
import type { WorkLimits } from './work-limits';

/** How many pieces of work a request of a route counts that is no call. */
const pieces = {
  /** Made once, and sent from memory or disk. */
  kept: 0.1,
  /** Made for many who ask within some seconds. */
  shared: 1,
  /** Counted by the handler, once it knows who asks. */
  counted: 0,
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route says what limits it. */
    limit?: keyof typeof pieces;
  }
}

export const keptRoute = { config: { limit: 'kept' } } as const;
export const countedRoute = { config: { limit: 'counted' } } as const;
export const sharedRoute = { config: { limit: 'shared' } } as const;

/** To be called before routes are added. A route without a limit keeps the server from starting. */
export function limitRoutes(app: FastifyInstance, work: WorkLimits): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', (done) => done(withoutLimit(routes)));
  app.addHook('onRequest', ({ routeOptions, visitorIp }, _reply, done) => {
    const { limit = 'kept' } = routeOptions.config;
    if (limit !== 'counted') work.count(guest(visitorIp), limit, pieces[limit]);
    done();
  });
}

const guest = (ip: string): Visitor => ({ actor: null, ip });

function withoutLimit(routes: readonly RouteOptions[]): Error | undefined {
  const open = routes.filter(({ config }) => !config?.limit);
  if (open.length === 0) return undefined;
  const names = open.map(({ method, url }) => `${String(method)} ${url}`);
  return new Error(`no limit is set for ${names.join(', ')}`);
}

/** For routes that a package adds. */
export function keepAll(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, limit: 'kept' };
  });
}
