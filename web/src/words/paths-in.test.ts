import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutPrefix, withPrefix } from '../current-url/language-prefix';
import { currentUrl, navigate } from '../current-url/url';
import { leadTo } from './paths-in';

beforeEach(() => leadTo('hi'));
afterEach(() => {
  leadTo('en');
  history.replaceState(null, '', '/');
});

test.each([
  ['/', '/hi/'],
  ['/shop/5-anu', '/hi/shop/5-anu'],
  ['/Search?search=a', '/hi/Search?search=a'],
  ['/hi/shop/5', '/hi/shop/5'],
  ['/history', '/hi/history'],
  ['?open=login', '?open=login'],
  ['#reviews', '#reviews'],
  ['/aaspaas/docs', '/aaspaas/docs'],
  ['//elsewhere.example', '//elsewhere.example'],
  ['https://wa.me/91', 'https://wa.me/91'],
  ['tel:+91', 'tel:+91'],
])('%s leads to %s in Hindi', (path, led) => {
  expect(withPrefix(path)).toBe(led);
});

test.each([
  ['/hi', '/'],
  ['/hi?open=login', '/?open=login'],
  ['/hi/shop/5', '/shop/5'],
  ['/history', '/history'],
])('%s is known as %s', (led, path) => {
  expect(withoutPrefix(led)).toBe(path);
});

test('pages know their url without the prefix, and go on with it', () => {
  navigate('/NearbyShop?search=salon');
  expect([location.pathname, currentUrl()]).toEqual(['/hi/NearbyShop', '/NearbyShop?search=salon']);
});

test('English leaves every path as it is', () => {
  leadTo('en');
  expect([withPrefix('/shop/5'), withoutPrefix('/hi/shop/5')]).toEqual(['/shop/5', '/hi/shop/5']);
});
