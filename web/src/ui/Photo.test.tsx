import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mediaBase } from '@aaspaas/contract/photos/media';
import { resetBetweenTests, show } from '../../test/harness';
import { Photo } from './Photo';

resetBetweenTests();

const own = `${mediaBase}a-800.webp`;
const photo = (src: string | null, eager = false) => (
  <Photo src={src} alt="Front" sizes="100vw" placeholder="No photo" eager={eager} />
);

test.each([
  [own, false, 'lazy', 'auto', true],
  [own, true, 'eager', 'high', true],
  ['https://elsewhere.example/a.webp', false, 'lazy', 'auto', false],
])(
  '%s, seen first: %s, loads %s with the priority %s, in sizes of its own: %s',
  (src, eager, ...expected) => {
    const page = new DOMParser().parseFromString(renderToString(photo(src, eager)), 'text/html');
    const drawn = page.querySelector('img');
    expect([
      drawn?.getAttribute('loading'),
      drawn?.getAttribute('fetchpriority'),
      drawn?.hasAttribute('srcset'),
    ]).toEqual(expected);
    expect(page.body.textContent).toBe('');
  },
);

// The browser of the tests loads no pictures, so that each has failed before anybody could listen.
test.each([null, own])('without a photo, or with one that did not load, its place is kept: %s', (src) => {
  show(photo(src));
  expect([screen.queryByRole('img'), screen.queryByText('No photo') !== null]).toEqual([null, true]);
});
