import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface FileFolders {
  /** The built web app; absent in tests of the calls alone. */
  readonly client: string | null;
  readonly media: string;
}

/** Files named by their content never change, so a browser asks for them once. */
const forGood = 'public, max-age=31536000, immutable';

export async function serveFiles(app: FastifyInstance, { client, media }: FileFolders): Promise<void> {
  await serve(app, media, '/media/', forGood);
  if (!client) return;
  await serve(app, `${client}/assets`, '/assets/', forGood);
  await app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    decorateReply: false,
    cacheControl: false,
    // Only what stands in the folder at start; every other address is a page.
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
