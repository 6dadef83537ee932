import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBmp } from '../src/photos/bmp';
import { developPhoto } from '../src/photos/develop';
import { bmp } from './bmp';
import { blockedShare } from './blocked-share';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaspaas-bmp-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The head of a small one before as many black pixels. */
function largeBmp(width: number, height: number): Buffer {
  const file = Buffer.alloc(54 + Math.ceil((width * 3) / 4) * 4 * height);
  bmp(2, 2, 24).copy(file, 0, 0, 54);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  return file;
}

test('a BMP of 50 MB does not keep the server from hearing others while it is read', async () => {
  const path = join(folder, 'large.bmp');
  await writeFile(path, largeBmp(4180, 4180));
  expect(await blockedShare(() => readBmp(path, 26_000_000))).toBeLessThan(0.35);
  expect(await developPhoto(path, { allowsBmp: true })).toMatchObject({ width: 1600, height: 1600 });
}, 60_000);
