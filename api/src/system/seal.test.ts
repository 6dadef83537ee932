import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSeal, readSealKey } from './seal';
describe('a seal', () => {
  const seal = openSeal(Buffer.alloc(32, 1));
  const secret = Buffer.from('a secret');

  test('opens what it closed, for the same thing only', () => {
    const sealed = seal.close(secret, 'account 1');
    expect(seal.open(sealed, 'account 1')).toEqual(secret);
    expect(seal.open(sealed, 'account 2')).toBeNull();
    expect(openSeal(Buffer.alloc(32, 2)).open(sealed, 'account 1')).toBeNull();
    expect(sealed.includes(secret)).toBe(false);
    expect(seal.close(secret, 'account 1').equals(sealed)).toBe(false);
  });

  test.each([0, 14, -1])('does not open what was changed at byte %i', (place) => {
    const sealed = seal.close(secret, 'account 1');
    const at = place < 0 ? sealed.length + place : place;
    sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
    expect(seal.open(sealed, 'account 1')).toBeNull();
  });

  test('hashes the same for the same thing only', () => {
    const hash = seal.hash('code', 'account 1');
    expect(seal.hash('code', 'account 1').equals(hash)).toBe(true);
    expect(seal.hash('code', 'account 2').equals(hash)).toBe(false);
    expect(openSeal(Buffer.alloc(32, 2)).hash('code', 'account 1').equals(hash)).toBe(false);
  });
});

describe('its key', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aaspaas-key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is made once, also by several at the same moment, for the server alone to read', async () => {
    const dataDir = join(folder, 'new');
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => readSealKey({ sealKey: null, dataDir })),
    );
    expect(first).toHaveLength(32);
    for (const key of [...others, await readSealKey({ sealKey: null, dataDir })]) expect(key).toEqual(first);
    expect(await readdir(dataDir)).toEqual(['seal.key']);
    expect((await stat(join(dataDir, 'seal.key'))).mode & 0o777).toBe(0o600);
  });

  test('is the one of the environment where there is one, and then no file', async () => {
    const dataDir = join(folder, 'none');
    const sealKey = Buffer.alloc(32, 9);
    expect(await readSealKey({ sealKey, dataDir })).toBe(sealKey);
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  });

  test('that is damaged stops the start with a sentence', async () => {
    await writeFile(join(folder, 'seal.key'), 'half');
    await expect(readSealKey({ sealKey: null, dataDir: folder })).rejects.toThrow(
      'seal.key is damaged. Put it back from a backup.',
    );
  });
});
