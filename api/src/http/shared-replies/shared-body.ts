import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants, type BrotliOptions } from 'node:zlib';
import { keptRoute } from '../route-limits';

/** The bytes of a reply, compressed once for all who get it. */
export interface SharedBody {
  readonly bytes: Buffer;
  readonly tag: string;
  /** Roughly, with what is compressed of it. */
  readonly size: number;
  /** Compressed. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

export type Encoding = 'br' | 'gzip';

/**
 * By default brotli compares with the last 4 MB and takes as much memory for each page. V8 then collects all garbage
 * after every few pages, which took longer than drawing them. Our longest page has 168 kB, so comparing beyond 128 kB
 * saves at most a few dozen bytes.
 */
export const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export function sharedBody(text: string): SharedBody {
  const bytes = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    size: Math.ceil(1.5 * bytes.length),
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      const known = made.get(encoding) ?? compressors[encoding](bytes);
      made.set(encoding, known);
      return known;
    },
  };
}

/** For routes that send such bodies: these are compressed here, and failures are short. */
export const sentAsItIs = { compress: false, decompress: false } as const;

/** Smaller ones fit into one packet as they are. */
const leastCompressed = 1024;

interface BodyHeaders {
  readonly type: string;
  readonly cacheControl: string;
  readonly status?: number;
}

/** While the database is away, replies say how old they are. */
export function putAge(reply: FastifyReply, ageMs: number): void {
  if (ageMs > 0) void reply.header('age', Math.ceil(ageMs / 1000));
}

/** A browser or cache that has the reply already gets a 304. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: SharedBody,
  { type, cacheControl, status = 200 }: BodyHeaders,
): Promise<FastifyReply> {
  void reply.header('etag', body.tag).header('cache-control', cacheControl);
  if (status === 200 && request.headers['if-none-match'] === body.tag) return reply.code(304).send();
  void reply.code(status).type(`${type}; charset=utf-8`).header('vary', 'accept-encoding');
  const encoding = body.bytes.length < leastCompressed ? null : encodingFor(request);
  if (!encoding) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}

export function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : null;
}

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
