import { expect, test } from 'vitest';
import { photoUrl, photoAtWidth, photoSourceSet } from './media';

const hash = '0123456789abcdef0123456789abcdef';

test('the url of a photo names its hash and width', () => {
  expect(photoUrl(hash, 800)).toBe(`/media/${hash}-800.webp`);
});

test('the same photo in another width', () => {
  expect(photoAtWidth(photoUrl(hash, 800), 1600)).toBe(photoUrl(hash, 1600));
  expect(photoAtWidth('/placeholder.svg', 320)).toBe('/placeholder.svg');
});

test('all widths, for the browser to choose from', () => {
  expect(photoSourceSet(photoUrl(hash, 800))).toBe(
    [80, 160, 320, 480, 800, 1600].map((width) => `/media/${hash}-${width}.webp ${width}w`).join(', '),
  );
});
