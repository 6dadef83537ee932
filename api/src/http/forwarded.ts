import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';

/** So many of them, or those at these addresses. */
export type TrustedProxies = number | readonly string[];

/** What Fastify wants to know of them. */
export const believe = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];

/**
 * A proxy in front of the server says for whom it asks, in X-Forwarded-For. Whatever is no address there, and all that
 * stands before it, is left out before anybody reads it: what cannot be an address was typed by somebody.
 */
export function readRealAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const said = headers['x-forwarded-for'];
    if (said !== undefined) headers['x-forwarded-for'] = realAddresses([said].flat().join(','));
  });
}

/** From the right, where the nearest proxy writes, as far as they are addresses. */
function realAddresses(said: string): string {
  const parts = said.split(',').map(addressIn);
  return parts.slice(parts.lastIndexOf(null) + 1).join(', ');
}

/** '203.0.113.9', '203.0.113.9:4711', '2001:db8::1' or '[2001:db8::1]:443'. */
function addressIn(part: string): string | null {
  const text = part.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}
