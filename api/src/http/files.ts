import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mediaBase } from '@aaspaas/contract/photos/media';
import { bringOrMake } from '../photos/smaller-photos';
import type { PhotoStore } from '../photos/store';
import { serveBuiltFiles } from './built-files';
import { keepAll } from './route-limits';

interface Files {
  /** The folder of the built web app; null in tests of the calls alone. */
  readonly clientFolder: string | null;
  readonly photoStore: PhotoStore;
}

/** Files whose names are hashes never change, so browsers need not ask for them again. */
const forGood = 'public, max-age=31536000, immutable';

export async function serveFiles(
  app: FastifyInstance,
  { clientFolder: client, photoStore }: Files,
): Promise<void> {
  await servePhotos(app, photoStore);
  if (!client) return;
  await serveBuiltFiles(app, { folder: `${client}/assets`, cacheControl: forGood });
  await app.register(async (others) => {
    keepAll(others);
    await others.register(fastifyStatic, {
      root: client,
      prefix: '/',
      decorateReply: false,
      cacheControl: false,
      // Only files that are there at the start are served; every other path is a page.
      wildcard: false,
      globIgnore: ['assets/**', '.vite/**'],
      setHeaders: (reply) => void reply.setHeader('cache-control', 'public, max-age=86400'),
    });
  });
}

const servePhotos = (app: FastifyInstance, store: PhotoStore) =>
  app.register(async (photos) => {
    keepAll(photos);
    const bring = bringOrMake(store);
    photos.addHook<{ Params: { '*'?: string } }>('preHandler', ({ params }) => bring(params['*'] ?? ''));
    await photos.register(fastifyStatic, {
      root: store.publicFolder,
      prefix: mediaBase,
      cacheControl: false,
      decorateReply: false,
      index: false,
      setHeaders: (reply) => void reply.setHeader('cache-control', forGood),
    });
  });
