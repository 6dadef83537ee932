import { expect, test } from 'vitest';
import { routes } from './routes';

test('only a shop has a page of its own in the path; all other routes are plain [M-019]', () => {
  const withParts = routes.map(({ path }) => path).filter((path) => /[:*]/.test(path));
  expect(withParts).toEqual(['/shop/:shop']);
});
