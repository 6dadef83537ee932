import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mediaBase } from '@aaspaas/contract/photos/media';
import { bringOrMake } from '../photos/smaller-photos';
import type { PhotoStore } from '../photos/store';
import { keepAll, keptRoute } from './route-limits';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { encodingFor, sentAsItIs } from './shared-replies/shared-body';

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
  await serveBuiltFiles(app, `${client}/assets`);
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

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * The scripts, sheets and drawings of the built web app, as they are and compressed. A page asks for a dozen, and they
 * stay the same while the server runs, so each is read once.
 */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  const kept = new Map<string, Buffer>();

  async function read(name: string): Promise<Buffer> {
    const bytes = kept.get(name) ?? (await readFile(join(folder, name)));
    kept.set(name, bytes);
    return bytes;
  }

  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { ...sentAsItIs, ...keptRoute },
    async (request, reply) => {
      const { name } = request.params;
      const type = types[extname(name)];
      if (!type || !names.has(name)) return reply.callNotFound();
      const tag = `"${name}"`;
      void reply.header('cache-control', forGood).header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      void reply.type(type).header('vary', 'accept-encoding');
      const encoding = encodingFor(request);
      const encoded = encoding && name + endings[encoding];
      if (!encoded || !names.has(encoded)) return reply.send(await read(name));
      return reply.header('content-encoding', encoding).send(await read(encoded));
    },
  );
}
