import { randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPhotoFile, madeWidths, photoWidths } from '@aaspaas/contract/photos/media';
import { takeTurns } from '../system/turns';
import { copySmaller } from './develop';
import { fileName, hashIn } from './held-photos';
import type { PhotoStore } from './store';

const inTurn = takeTurns({ mostAtOnce: 2, mostWaiting: 1000 });

/**
 * To be called before a file is served from the public folder of the store: brings it there, and makes it from the next
 * larger one if it is one of the widths that are not stored. What is made stays in that folder of this machine.
 */
export function bringOrMake(store: PhotoStore): (name: string) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  const pathOf = (name: string) => join(store.publicFolder, name);
  const isThere = (name: string) =>
    stat(pathOf(name)).then(
      () => true,
      () => false,
    );

  async function make(name: string, source: string): Promise<void> {
    const temporary = join(store.temporaryFolder, `${name}.${randomUUID()}.part`);
    try {
      await copySmaller(pathOf(source), temporary, widthIn(name));
      await rename(temporary, pathOf(name));
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** Many visitors may ask for the same photo at once. */
  function makeOnce(name: string, source: string): Promise<void> {
    const making =
      underWay.get(name) ?? inTurn(() => make(name, source)).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  return async (name) => {
    const source = isPhotoFile(name) ? sourceOf(name) : null;
    if (source === null) return store.bring(name);
    await store.bring(source);
    // A photo that was removed takes along what was made from it.
    if (!(await isThere(source))) return rm(pathOf(name), { force: true });
    if (!(await isThere(name))) await makeOnce(name, source);
  };
}

const widthIn = (name: string): number => Number(/-(\d+)\./.exec(name)?.[1]);

/** The stored file that this one is made from; null if it is stored itself. */
function sourceOf(name: string): string | null {
  const width = widthIn(name);
  if (!madeWidths.some((made) => made === width)) return null;
  const larger = photoWidths.find((stored) => stored > width);
  return larger === undefined ? null : fileName(hashIn(name), larger);
}
