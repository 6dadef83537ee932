import type { FastifyInstance } from 'fastify';
import { sendBody, sharedBody } from '../http/shared-replies/shared-body';
import { type CookieSettings, sessionCookie } from '../http/session/visit';
import { type ApiDocument, describeApi } from './document';
import { drawPage, styles, urls } from './page';

/** The description of all calls, for programs and for people. */
export function serveDescription(
  app: FastifyInstance,
  publicUrl: () => string,
  cookies: CookieSettings,
): void {
  let made: ApiDocument | null = null;
  // Where the server is found is known once it listens; nobody else pays for what few ask for.
  const document = () =>
    (made ??= describeApi({ publicUrl: publicUrl(), sessionCookie: sessionCookie(cookies) }));
  const files: Readonly<Record<string, readonly [type: string, text: () => string]>> = {
    [urls.document]: ['application/json', () => JSON.stringify(document())],
    [urls.page]: ['text/html', () => drawPage(document())],
    [urls.styles]: ['text/css', () => styles],
  };
  for (const [url, [type, text]] of Object.entries(files)) {
    app.get(url, (request, reply) =>
      sendBody(request, reply, sharedBody(text()), { type, cacheControl: 'public, max-age=300' }),
    );
  }
}
