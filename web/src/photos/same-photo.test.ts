import { expect, test } from 'vitest';
import type { Photo } from './photo';
import { findRepeats, markBytes } from './same-photo';

const photo = (id: string, content: string, more: Partial<Photo> = {}): Photo => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  bytes: content.length,
  blob: new Blob([content]),
  isReady: false,
  ...more,
});
const markOf = (content: string) => markBytes(new TextEncoder().encode(content).buffer);
const repeats = async (picked: Photo[], there: Photo[] = []) => [...(await findRepeats(picked, there))];

test('the same content is a repeat under any name, in one pick or in two', async () => {
  expect(await repeats([photo('b', 'front')], [photo('a', 'front')])).toEqual(['b']);
  expect(await repeats([photo('a', 'front'), photo('b', 'front'), photo('c', 'front')])).toEqual(['b', 'c']);
});

test('other content of the same length is not a repeat', async () => {
  expect(await repeats([photo('b', 'shelf'), photo('c', 'frnot')], [photo('a', 'front')])).toEqual([]);
});

test('a photo that was shrunk since is still recognised', async () => {
  const small = { blob: new Blob(['x']), isReady: true };
  const noted = photo('a', 'front', { ...small, mark: markOf('front') });
  expect(await repeats([photo('b', 'front')], [noted])).toEqual(['b']);
  // An older draft has no checksum to compare, so the photo is accepted.
  expect(await repeats([photo('b', 'front')], [photo('a', 'front', small)])).toEqual([]);
});

test('a file that cannot be read is not a repeat; preparing it reports the error', async () => {
  const broken = new Blob(['front']);
  broken.arrayBuffer = () => Promise.reject(new Error('gone'));
  expect(await repeats([photo('b', 'front', { blob: broken })], [photo('a', 'front')])).toEqual([]);
});
