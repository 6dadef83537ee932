import type { FastifyReply, FastifyRequest } from 'fastify';
import type {} from '@fastify/cookie';
import { createHash } from 'node:crypto';
import type { Services, Visit } from './route';
import { readSession } from './session';
import { refuseOtherSites } from './same-site';

export interface CookieSettings {
  readonly isSecure: boolean;
}

/** The prefix makes browsers refuse the cookie unless it is secure, host-only and for the whole site. */
export const sessionCookie = ({ isSecure }: CookieSettings): string =>
  isSecure ? '__Host-session' : 'session';

export async function openVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock }: Services,
  cookies: CookieSettings,
): Promise<Visit> {
  const name = sessionCookie(cookies);
  const token = request.cookies[name] ?? null;
  if (request.method !== 'GET' && request.method !== 'HEAD') refuseOtherSites(request, token !== null);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: cookies.isSecure } as const;
  return {
    actor: token ? await readSession(db, token, clock.now()) : null,
    ip: request.ip,
    device: createHash('sha256')
      .update(request.headers['user-agent'] ?? '')
      .digest('base64url')
      .slice(0, 12),
    sessionToken: token,
    startSession: (fresh, lastsMs) =>
      void reply.setCookie(name, fresh, lastsMs === null ? options : { ...options, maxAge: lastsMs / 1000 }),
    endSession: () => void reply.clearCookie(name, options),
  };
}
