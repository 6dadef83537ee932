import { describe, expect, test } from 'vitest';
import { type Role, roles } from '@aaspaas/contract/roles/roles';
import { importPages } from '../../vite/pages';
import { readUrl } from '../current-url/url';
import { everyPage } from './every-page';
import { pagesOnServer } from './every-page-server';
import { matchPage } from './match-page';

const paths = pagesOnServer.flatMap(({ page }) => page.routes.map(({ path }) => path));

test('only a shop has a page of its own in the path; all other routes of the public are plain [M-019]', () => {
  // The console, and the receipts that it gives, are not among the routes of the requirements.
  const ofThePublic = paths.filter((path) => !/^\/(admin|receipt)\//.test(path));
  expect(ofThePublic.filter((path) => /[:*]/.test(path))).toEqual(['/shop/:shop']);
});

test('every folder’s route.ts says what the page is, and every route.server.ts what the server does', () => {
  const servers = import.meta.glob<object>('./*/route.server.{ts,tsx}', { eager: true });
  const pageOf = (file: string) => everyPage[file.replace(/route\.server\.tsx?$/, 'route.ts')];
  const silent = Object.entries(servers).filter(([file, loaded]) => !pageOf(file) || !('server' in loaded));
  expect(silent).toEqual([]);
  expect(pagesOnServer.filter(({ page }) => !page?.routes.length)).toEqual([]);
});

test('the build finds the scripts of all pages that name a style sheet', async () => {
  const found = (await importPages()).map(({ sheet, roots }) => `${sheet} ${roots.join(' ')}`);
  const isFound = (sheet: string, module: string) =>
    found.some((each) => each.startsWith(`${sheet} `) && each.includes(`/web/${module}`));
  const missing = pagesOnServer.filter(
    ({ page, modules }) => !modules.every((module) => isFound(page.sheet ?? 'whole', module)),
  );
  expect(missing).toEqual([]);
});

test('no two pages answer the same url', () => {
  const asked = pagesOnServer.flatMap(({ page }) =>
    // An empty path is that of no url.
    page.routes.flatMap(({ path, withQuery = '' }) => (path ? `${path.toLowerCase()}?${withQuery}` : [])),
  );
  expect(new Set(asked).size).toBe(asked.length);
});

test.each([
  ['/nearbyshop/', 'Shops near you'],
  ['/NEARBYSHOP?search=', 'Shops near you'],
  ['/NearbyShop?search=cake', 'Search'],
  ['/shop/16-anand', 'Shop'],
  ['/shop', 'Page not found'],
  ['/shop/16/more', 'Page not found'],
  ['/dev/ui', 'Page not found'],
])('%s is the page called %s', (url, title) => {
  expect(matchPage(readUrl(url), { user: null, hasDevPages: false }).title).toBe(title);
});

test('pages for development are there only where they are wanted', () => {
  expect(matchPage(readUrl('/dev/ui'), { user: null, hasDevPages: true }).title).toBe('UI components');
});

describe('the console is there for admins alone', () => {
  const addresses = ['/admin', '/Admin/', '/admin/payments?q=AB12', '/ADMIN/people/7', '/admin/no-such-page'];
  const titleFor = (role: Role | null) => (url: string) =>
    matchPage(readUrl(url), { user: role && { role }, hasDevPages: false }).title;

  test('a guest is asked to log in, whichever page it is, or none', () => {
    expect(new Set(addresses.map(titleFor(null)))).toEqual(new Set(['Please log in']));
    expect(titleFor(null)('/administer')).toBe('Page not found');
  });

  test.each(roles.filter((role) => role !== 'admin'))('for the role %s nothing is there', (role) => {
    expect(new Set(addresses.map(titleFor(role)))).toEqual(new Set(['Page not found']));
  });

  test('an admin finds its pages', () => {
    expect(addresses.map(titleFor('admin'))).toEqual([
      'Today',
      'Today',
      'Payments',
      'Person',
      'Page not found',
    ]);
  });
});
