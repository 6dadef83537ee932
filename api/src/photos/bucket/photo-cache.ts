import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPhotoFile } from '@aaspaas/contract/photos/media';
import type { Clock } from '../../system/clock';
import { takeTurns } from '../../system/turns';
import type { Shelf } from '../store';
import { BucketAway } from './bucket-away';

interface Parts {
  readonly shelf: Shelf;
  readonly folder: string;
  readonly temporaryFolder: string;
  readonly clock: Clock;
  /** A gibibyte, unless a test sets another. */
  readonly mostBytes?: number;
}

export interface PhotoCache {
  /** Afterwards the photo is in the folder, unless the shelf has none of this name. */
  bring(name: string): Promise<void>;
  forget(name: string): Promise<void>;
}

const hourMs = 3_600_000;
/** So long may a photo still be served here that another machine has removed from the shelf. */
const keptMs = 24 * hourMs;
const gibibyte = 1024 ** 3;

/** Photos that visitors asked for lately, in a folder of this machine that all its processes share. */
export function openPhotoCache({
  shelf,
  folder,
  temporaryFolder,
  clock,
  mostBytes = gibibyte,
}: Parts): PhotoCache {
  const inTurn = takeTurns({ mostAtOnce: 32, mostWaiting: 1000 });
  const underWay = new Map<string, Promise<void>>();
  // Whatever was there before counts as new.
  let bytesSinceTrim = mostBytes;

  async function fetchNow(name: string): Promise<void> {
    const temporary = join(temporaryFolder, `${name}.${randomUUID()}.part`);
    if (!(await shelf.copyTo(name, temporary))) return forget(name);
    bytesSinceTrim += (await stat(temporary)).size;
    await rename(temporary, join(folder, name));
    if (bytesSinceTrim < mostBytes / 10) return;
    bytesSinceTrim = 0;
    await trim(folder, 0.9 * mostBytes);
  }

  /** Many visitors may ask for the same photo at once. */
  function fetchOnce(name: string): Promise<void> {
    const running = underWay.get(name);
    if (running) return running;
    const fetching = inTurn(() => fetchNow(name)).finally(() => underWay.delete(name));
    underWay.set(name, fetching);
    return fetching;
  }

  const forget = (name: string): Promise<void> => rm(join(folder, name), { force: true });

  return {
    bring: async (name) => {
      if (!isPhotoFile(name)) return;
      const cached = await stat(join(folder, name)).catch(() => null);
      // Its time of writing is the one on the shelf, which is the same for all machines; this is when it came here.
      if (cached && clock.now().getTime() - cached.ctimeMs < keptMs) return;
      await fetchOnce(name).catch((error: unknown) => {
        if (!(cached && error instanceof BucketAway)) throw error;
      });
    },
    forget,
  };
}

/** Removes what nobody has used for longest. */
async function trim(folder: string, mostBytes: number): Promise<void> {
  const found = await Promise.all((await readdir(folder)).map((name) => ageOf(join(folder, name))));
  let bytes = 0;
  for (const file of found.flat().toSorted((one, other) => other.usedAt - one.usedAt)) {
    bytes += file.bytes;
    if (bytes > mostBytes) await rm(file.path, { force: true });
  }
}

/** Empty where another process has just removed it. */
const ageOf = (path: string) =>
  stat(path).then(
    ({ size, atimeMs }) => [{ path, bytes: size, usedAt: atimeMs }],
    () => [],
  );
