import { expect, test } from 'vitest';
import * as paths from './paths';

test('a page is known by its path in any letter case, and with a slash behind it', () => {
  expect(paths.isAt('/nearbyshop/', paths.shops)).toBe(true);
  expect(paths.isAt('/', '/', paths.shops)).toBe(true);
  expect(paths.isAt('/NearbyShops', paths.shops)).toBe(false);
});
