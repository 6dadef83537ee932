import { expect, test } from 'vitest';
import { grades, isGranted } from '@aaspaas/contract/console/grades';
import { menuFor, menuItemAt } from './menu';
import { readUrl } from '../current-url/url';
import { pagesOnServer } from '../pages/every-page-server';

const pages = pagesOnServer.flatMap(({ page, server }) =>
  page.routes
    .filter(({ path }) => path.startsWith('/admin'))
    .map((route) => ({ path: route.path.replace(/:\w+/g, '1'), route, page, server })),
);

const everyItem = menuFor('chief').flatMap(({ items }) => items);

test('every line of the menu leads to a page', () => {
  expect(
    everyItem.map(({ href }) => href).filter((href) => !pages.some(({ path }) => path === href)),
  ).toEqual([]);
});

test.each(pages)('$path is read in full by every grade that may open it', ({ path, route, page, server }) => {
  const readsOf = (grade: (typeof grades)[number]) =>
    server.reads?.({
      url: readUrl(path),
      route,
      user: { id: 1, u_id: 1, role: 'admin', sh_id: null, name: 'Asha', picture: null, grade },
      // Pages of the console need none of them.
      settings: {} as never,
    });
  const permission = menuItemAt(path)?.permission ?? 'look';
  expect(page.sheet).toBe('console');
  for (const grade of grades.filter((each) => isGranted(each, permission)))
    expect(readsOf(grade)).toEqual(readsOf('chief'));
});
