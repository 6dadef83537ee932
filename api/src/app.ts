import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { Failure } from '@aaspaas/contract/failure';
import { product } from '@aaspaas/contract/product';
import { signInRoutes } from './accounts/sign-in';
import type { Database } from './db/open';
import { sql } from './db/sql';
import { routesFor, serveCalls } from './http/calls';
import { writeFailure, writeFailures } from './http/failures';
import { protectBrowsers } from './http/headers';
import { type Pages, servePages } from './http/pages';
import { type FileFolders, serveFiles } from './http/files';
import type { Route, Services } from './http/route';
import type { Clock } from './outside/clock';
import { shopRoutes } from './shops/routes';

export interface AppParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly folders: FileFolders;
  /** Absent in tests of the calls alone. */
  readonly pages: Pages | null;
  readonly isSecure: boolean;
  readonly tileUrl: string;
  readonly logLevel: string;
}

const builtRoutes: readonly Route[] = [...signInRoutes, ...shopRoutes];

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: parts.logLevel, serializers: { req: ({ id, method }) => ({ id, method }) } },
    bodyLimit: 64 * 1024,
    // Both default to "for ever": a phone that lost its network would hold a connection all day.
    requestTimeout: 60_000,
    connectionTimeout: 70_000,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  writeFailures(app);
  await protectBrowsers(app, { ...parts, styles: parts.pages?.template.styles ?? '' });
  await app.register(cookie);
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  acceptBodies(app);

  const services: Services = { db: parts.database, clock: parts.clock };
  const routes = routesFor(builtRoutes);
  serveCalls(app, routes, services, parts);
  serveHealth(app, parts.database);
  await serveFiles(app, parts.folders);
  // Calls never fall through to a page: a mistyped one gets a sentence, not a document.
  app.all(`${product.base}/*`, (_request, reply) =>
    writeFailure(reply, new Failure('missing', 'There is nothing at this address.')),
  );
  if (parts.pages) servePages(app, parts.pages, routes, services, parts);
  return app;
}

/** JSON and nothing else; multipart is let through unread for calls that take files. */
function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    done(null, {});
  });
}

function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    await database.one(sql`SELECT 1 AS ok`).catch(() => reply.code(503));
    return { ok: reply.statusCode === 200 };
  });
}
