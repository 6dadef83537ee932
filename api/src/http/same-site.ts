import type { FastifyRequest } from 'fastify';
import { Failure } from '@aaspaas/contract/failure';

/**
 * A form on another site can post to us with our visitor's cookie. Browsers say where a request comes from, and only
 * our own pages may change anything.
 */
export function refuseOtherSites(request: FastifyRequest, hasSession: boolean, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site) {
    if (site !== 'same-origin' && site !== 'none') refuse();
    return;
  }
  const { origin } = request.headers;
  if (origin ? !isOwnOrigin(origin, request, publicUrl) : hasSession) refuse();
}

function refuse(): never {
  throw new Failure('not-yours', 'This request came from another site and was refused.');
}

/** The same host and, if we know ours, the same scheme: without encryption anybody on the way can forge a page. */
function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  const from = readUrl(origin);
  const scheme = schemeOf(request, publicUrl);
  return from?.host === request.headers.host && (scheme === null || from?.protocol === scheme);
}

/** A proxy may end the encryption without telling us; then only the operator's PUBLIC_URL shows the scheme. */
function schemeOf({ protocol, headers }: FastifyRequest, publicUrl: string): string | null {
  if (protocol === 'https') return 'https:';
  const own = readUrl(publicUrl);
  return own?.host === headers.host ? (own?.protocol ?? null) : null;
}

const readUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
