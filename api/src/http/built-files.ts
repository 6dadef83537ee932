import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { keptRoute } from './route-limits';
import { encodingFor, sentAsItIs } from './shared-replies/shared-body';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const endings = { br: '.br', gzip: '.gz' } as const;

interface BuiltFiles {
  readonly folder: string;
  readonly cacheControl: string;
}

/**
 * The scripts, sheets and drawings of the built web app, as they are and compressed. A page asks for a dozen, and they
 * stay the same while the server runs, so each is read once.
 */
export async function serveBuiltFiles(
  app: FastifyInstance,
  { folder, cacheControl }: BuiltFiles,
): Promise<void> {
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
      void reply.header('cache-control', cacheControl).header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      void reply.type(type).header('vary', 'accept-encoding');
      const encoding = encodingFor(request);
      const encoded = encoding && name + endings[encoding];
      if (!encoded || !names.has(encoded)) return reply.send(await read(name));
      return reply.header('content-encoding', encoding).send(await read(encoded));
    },
  );
}
