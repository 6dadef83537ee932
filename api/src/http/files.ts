import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface FileFolders {
  /** The built web app; absent in tests of the calls alone. */
  readonly client: string | null;
  readonly photos: string;
}

/** Files whose names are hashes never change, so browsers need not ask for them again. */
const forGood = 'public, max-age=31536000, immutable';

export async function serveFiles(app: FastifyInstance, { client, photos }: FileFolders): Promise<void> {
  await serve(app, photos, '/media/', forGood);
  if (!client) return;
  await serve(app, `${client}/assets`, '/assets/', forGood);
  await app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    decorateReply: false,
    cacheControl: false,
    // Only files that are there at the start are served; every other path is a page.
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    setHeaders: (reply) => void reply.setHeader('cache-control', 'public, max-age=86400'),
  });
}

function serve(app: FastifyInstance, root: string, prefix: string, cacheControl: string) {
  return app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    index: false,
    setHeaders: (reply) => void reply.setHeader('cache-control', cacheControl),
  });
}
