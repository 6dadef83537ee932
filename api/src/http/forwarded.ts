import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { keepLatest } from '../system/keep-latest';

declare module 'fastify' {
  interface FastifyRequest {
    readonly visitorIp: string;
  }
}

/** The number of proxies in front of the server, or their ips. */
export type TrustedProxies = number | readonly string[];

/** In the form that Fastify takes. */
export const trustProxies = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_ip: string, hop: number) => hop < proxies : [...proxies];

/**
 * A proxy in front of the server names the visitor's ip in X-Forwarded-For, at the end of the list. Visitors can send
 * the header too: an entry that is no ip was made up by one, so it is removed together with all entries before it.
 */
export function cleanForwardedFor(app: FastifyInstance): void {
  const ipOf = rememberIps();
  app.decorateRequest('visitorIp', {
    getter() {
      return ipOf(this);
    },
  });
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const sent = headers['x-forwarded-for'];
    if (sent !== undefined) headers['x-forwarded-for'] = realIps(String(sent));
    done();
  });
}

const mostVisitors = 10_000;
const longestKept = 100;

/**
 * The ip depends on the connection and the header, which are the same for all requests of a visitor, so it is worked
 * out once.
 */
function rememberIps(): (request: FastifyRequest) => string {
  const known = keepLatest<string>(mostVisitors);
  return (request) => {
    const sent = request.headers['x-forwarded-for'];
    if (sent === undefined) return request.ip;
    const from = `${request.socket.remoteAddress} ${String(sent)}`;
    const ip = known.get(from) ?? request.ip;
    if (from.length <= longestKept) known.set(from, ip);
    return ip;
  };
}

/** The ips after the last entry that is no ip. */
function realIps(list: string): string {
  if (isIP(list) !== 0 && !list.includes('%')) return list;
  const parts = list.split(',').map(ipIn);
  return parts.slice(parts.lastIndexOf(null) + 1).join(', ');
}

/** '203.0.113.9', '203.0.113.9:4711', '2001:db8::1' or '[2001:db8::1]:443'. */
function ipIn(part: string): string | null {
  const text = part.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const ip = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  return isIP(ip) === 0 ? null : ip;
}
