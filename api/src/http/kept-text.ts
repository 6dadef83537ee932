import type { FastifyInstance } from 'fastify';
import { keptRoute } from './route-limits';
import { sendBody, sentAsItIs, sharedBody, type SharedBody } from './shared-replies/shared-body';

interface KeptText {
  readonly type: string;
  readonly cacheControl: string;
  write(): string;
}

/**
 * A text that stays the same while the server runs: written, tagged and compressed once, at the first request, because
 * it may contain the server's url, which is known only once it listens.
 */
export function serveKept(app: FastifyInstance, path: string, { write, ...headers }: KeptText): void {
  let made: SharedBody | null = null;
  app.get(path, { ...sentAsItIs, ...keptRoute }, (request, reply) =>
    sendBody(request, reply, (made ??= sharedBody(write())), headers),
  );
}
