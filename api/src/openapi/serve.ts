import type { FastifyInstance } from 'fastify';
import { serveKept } from '../http/shared-replies/shared-body';
import { type CookieSettings, sessionCookie } from '../http/session/visit';
import { describeApi } from './document';
import { drawPage, styles, urls } from './page';

/** The description of all calls, for programs and for people. */
export function serveDescription(
  app: FastifyInstance,
  publicUrl: () => string,
  cookies: CookieSettings,
): void {
  const describe = () => describeApi({ publicUrl: publicUrl(), sessionCookie: sessionCookie(cookies) });
  const cacheControl = 'public, max-age=300';
  serveKept(app, urls.document, {
    type: 'application/json',
    cacheControl,
    write: () => JSON.stringify(describe()),
  });
  serveKept(app, urls.page, { type: 'text/html', cacheControl, write: () => drawPage(describe()) });
  serveKept(app, urls.styles, { type: 'text/css', cacheControl, write: () => styles });
}
