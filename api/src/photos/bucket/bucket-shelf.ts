import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat, utimes } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3mini } from 's3mini';
import type { Shelf, StoredFile } from '../store';
import { asBucketAway, BucketAway } from './bucket-away';
import type { BucketSettings } from './bucket-url';
import { setTimeout } from 'node:timers/promises';

/** Small questions are answered soon or not at all; transactions may be waiting for them. */
const quickMs = 5_000;
/** The largest file is an upload of 50 MB. */
const fileMs = 60_000;
/** No server gives more. */
const namesAtOnce = 1000;

function openClient(settings: BucketSettings, requestAbortTimeout: number): S3mini {
  const { endpoint, region, keyId: accessKeyId, secret: secretAccessKey } = settings;
  return new S3mini({
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout,
    fetch: fetchStreams,
  });
}

/** Without 'duplex' a file cannot be sent while it is read. */
const fetchStreams: typeof fetch = (url, init) => fetch(url, { ...init, duplex: 'half' });

/** The files of a bucket whose keys begin alike. */
export function openBucketShelf(settings: BucketSettings, beginning: string): Shelf {
  const quick = openClient(settings, quickMs);
  const patient = openClient(settings, fileMs);
  const keyOf = (name: string): string => beginning + name;
  return {
    put: (name, bytes) => reach(async () => void (await patient.putObject(keyOf(name), bytes, typeOf(name)))),
    putFile: (name, path) =>
      reach(async () => {
        const { size } = await stat(path);
        const body = Readable.toWeb(createReadStream(path));
        await patient.putObject(keyOf(name), body, typeOf(name), undefined, undefined, size);
      }),
    remove: (name) => reach(async () => void (await quick.deleteObject(keyOf(name)))),
    read: (name) =>
      reach(async () => {
        const found = await patient.getObjectArrayBuffer(keyOf(name));
        return found && Buffer.from(found);
      }),
    copyTo: (name, path) =>
      reach(async () => {
        const found = await patient.getObjectResponse(keyOf(name));
        if (!found?.body) return false;
        await save(found.body, path);
        await utimes(path, new Date(), writtenAtOf(found));
        return true;
      }),
    find: (name) => reach(() => find(quick, name, keyOf(name))),
    names: () => list(quick, beginning),
  };
}

const typeOf = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream');

/** All that is asked of a bucket may be asked again. */
async function reach<Result>(ask: () => Promise<Result>): Promise<Result> {
  return tryAgain(() =>
    ask().catch((error: unknown) => {
      throw asBucketAway(error);
    }),
  );
}

async function save(body: NonNullable<Response['body']>, path: string): Promise<void> {
  try {
    await pipeline(Readable.fromWeb(body), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

const writtenAtOf = ({ headers }: Response): Date => new Date(headers.get('last-modified') ?? Date.now());

/** By its first byte: lists of some servers lag behind, and the client does not tell the time otherwise. */
async function find(client: S3mini, name: string, key: string): Promise<StoredFile | null> {
  try {
    const found = await client.getObjectRaw(key, false, 0, 1);
    await found.arrayBuffer();
    return { name, writtenAt: writtenAtOf(found) };
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return null;
    throw error;
  }
}

async function* list(client: S3mini, beginning: string): AsyncGenerator<readonly string[]> {
  let next: string | undefined;
  do {
    const from = next;
    const page = await reach(() => client.listObjectsPaged('/', beginning, namesAtOnce, from));
    if (!page) throw new BucketAway({ says: 'there is no such bucket', status: 404 });
    yield (page.objects ?? []).map(({ Key }) => Key.slice(beginning.length));
    next = page.nextContinuationToken;
  } while (next);
}

const pausesMs = [100, 500] as const;

/** Does the work up to three times. Who was refused, or has waited until the end, does not ask again. */
async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
      await setTimeout(pauseMs);
    }
  }
  return work();
}

const isWorthIt = (error: unknown): boolean =>
  error instanceof BucketAway && !error.isTimeout && (error.status === null || error.status >= 500);
