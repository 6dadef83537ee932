import type { FastifyRequest } from 'fastify';
import { Failure } from '@aaspaas/contract/failure';

/**
 * A form on another site can post here with our visitor's cookie; the browser says where a request
 * comes from, and only our own pages may change anything.
 */
export function refuseOtherSites(request: FastifyRequest, hasSession: boolean): void {
  const site = request.headers['sec-fetch-site'];
  if (site) {
    if (site !== 'same-origin' && site !== 'none') refuse();
    return;
  }
  const { origin } = request.headers;
  if (origin ? hostOf(origin) !== request.headers.host : hasSession) refuse();
}

function refuse(): never {
  throw new Failure('not-yours', 'This request came from another site and was refused.');
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
