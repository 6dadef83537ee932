import type { FastifyReply, FastifyRequest } from 'fastify';
import type {} from '@fastify/cookie';
import { createHash } from 'node:crypto';
import { deviceName } from './device-name';
import type { SecretCookie, SecretCookies, Services, Visit } from '../route';
import { languageAsked } from '../../languages/words';
import { refuseOtherSites } from '../same-site';
import { readSession } from './session-queries';
import { hashToken, newToken } from './token';

export interface CookieSettings {
  readonly isSecure: boolean;
}

/** The prefix makes browsers refuse the cookie unless it is secure, host-only and for the whole site. */
const cookieName = (name: 'session' | 'device' | SecretCookie, { isSecure }: CookieSettings): string =>
  isSecure ? `__Host-${name}` : name;

export const sessionCookie = (cookies: CookieSettings): string => cookieName('session', cookies);

const optionsOf = ({ isSecure }: CookieSettings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

export async function openVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock, publicUrl }: Services,
  cookies: CookieSettings,
): Promise<Visit> {
  const name = sessionCookie(cookies);
  const token = request.cookies[name] ?? null;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    refuseOtherSites(request, token !== null, publicUrl());
  const options = optionsOf(cookies);
  const actor = token ? await readSession(db, token, clock.now()) : null;
  // With the account's id in the log the operator can help; the id alone tells nobody else who the person is.
  if (actor) request.log = reply.log = request.log.child({ account: actor.accountId });
  return {
    actor,
    ip: request.visitorIp,
    // Few calls ask for these three.
    get userAgentHash() {
      return hashOfAgent(request.headers['user-agent']);
    },
    knowDevice: deviceOf(request, reply, cookies),
    get deviceName() {
      return deviceName(request.headers['user-agent']);
    },
    get language() {
      return languageAsked(request.headers['accept-language']);
    },
    sessionToken: token,
    secrets: secretsOf(request, reply, cookies),
    startSession: (fresh, lastsMs) =>
      void reply.setCookie(name, fresh, lastsMs === null ? options : { ...options, maxAge: lastsMs / 1000 }),
    endSession: () => void reply.clearCookie(name, options),
  };
}

const hashOfAgent = (userAgent = ''): string =>
  createHash('sha256').update(userAgent).digest('base64url').slice(0, 12);

const yearSeconds = 365 * 24 * 60 * 60;
const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

function deviceOf(request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): () => Buffer {
  const name = cookieName('device', cookies);
  const kept = request.cookies[name] ?? '';
  let token = isToken(kept) ? kept : null;
  return () => {
    token ??= newToken();
    // Set anew each time, so that a browser in use is not forgotten after a year.
    void reply.setCookie(name, token, { ...optionsOf(cookies), maxAge: yearSeconds });
    return hashToken(token);
  };
}

function secretsOf(request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): SecretCookies {
  const options = optionsOf(cookies);
  return {
    read: (name) => request.cookies[cookieName(name, cookies)] ?? null,
    keep: (name, token, lastsMs) =>
      void reply.setCookie(cookieName(name, cookies), token, { ...options, maxAge: lastsMs / 1000 }),
    drop: (name) => void reply.clearCookie(cookieName(name, cookies), options),
  };
}

/** For visits without a reply that could set cookies. */
export const noSecrets: SecretCookies = { read: () => null, keep: () => {}, drop: () => {} };
