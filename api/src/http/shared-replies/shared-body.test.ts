import { expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { sharedBody } from './shared-body';

const page = '<li>Padma Stores, Kochi</li>'.repeat(2_000);

test('a compressed body is the same text', async () => {
  expect(brotliDecompressSync(await sharedBody(page).encoded('br')).toString()).toBe(page);
});

/** RFC 7932, 9.1: the first seven bits say how far it looks back, and 1 stands for 2 ** 17 bytes. */
test('it looks back no further than pages are long, for which little memory is needed', async () => {
  const [first = 0] = await sharedBody(page).encoded('br');
  expect(first & 0b111_1111).toBe(1);
});
