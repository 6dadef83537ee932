import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

interface Cacheable {
  readonly type: string;
  readonly text: string;
  readonly cacheControl: string;
}

/**
 * For replies that are the same for everybody, which caches on the way may keep. A browser or cache that has the reply
 * already gets a 304.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, cacheControl }: Cacheable,
) {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', tag).header('cache-control', cacheControl);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
