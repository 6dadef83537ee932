import { expect, test } from 'vitest';
import { grades, isGranted } from '@aaspaas/contract/roles/grades';
import { readUrl } from '../current-url/url';
import { pagesOnServer } from '../pages/every-page-server';
import { menuFor, menuHrefAt, consolePageAt, consolePages } from './pages';
const pages = consolePages.map((row) => ({ ...row, url: readUrl(row.path.replace(/:\w+/, '1')) }));

test('every page is called by its row, and only once', () => {
  expect(pages.map(({ url }) => consolePageAt(url.path)?.path)).toEqual(pages.map(({ path }) => path));
});

test('a chief finds every list in the menu, and the list of a page of one thing', () => {
  const hrefs = menuFor('chief').flatMap(({ items }) => items.map(({ href }) => href));
  expect(hrefs.toSorted()).toEqual(
    consolePages.flatMap(({ path }) => (path.includes(':') ? [] : path)).toSorted(),
  );
  expect(menuHrefAt('/Admin/payments/7/')).toBe('/admin/payments');
  expect(menuHrefAt('/admin/listings/7')).toBeUndefined();
});

test.each(pages)('$path is read in full by every grade that may open it', ({ path, permission, url }) => {
  const { page, server } = pagesOnServer.find(({ name }) => name === `console ${path}`) ?? {};
  const [route] = page?.routes ?? [];
  const readsOf = (grade: (typeof grades)[number]) =>
    route &&
    server?.reads?.({
      url,
      route,
      user: { id: 1, u_id: 1, role: 'admin', sh_id: null, name: 'Asha', picture: null, grade },
      // Pages of the console need none of them.
      settings: {} as never,
    });
  expect(readsOf('chief')?.length).toBeGreaterThan(0);
  for (const grade of grades.filter((each) => isGranted(each, permission)))
    expect(readsOf(grade)).toEqual(readsOf('chief'));
});
