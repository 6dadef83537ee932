import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closedCookie, type PublicSettings, type RenderedPage, type WebEntry } from '@aaspaas/contract/page';
import { suggest } from '@aaspaas/contract/search/calls';
import { bareTemplate } from '../../test/bare-template';
import { systemClock } from '../system/clock';
import { cleanForwardedFor } from './forwarded';
import { type Pages, servePages } from './pages';
import { route, type Route, type Services } from './route';
import { openSharedReplies } from './shared-replies/shared-replies';
import { tooMany } from './throttle';
import { openWorkLimits } from './work-limits';

const drawn: RenderedPage = {
  status: 200,
  movedTo: null,
  head: '',
  body: 'Hello',
  sheet: 'first',
  modules: [],
};

const settings: PublicSettings = {
  publicUrl: 'https://aaspaas.example',
  tileUrl: '',
  geocoderUrl: 'none',
  supportPhone: '',
  charityUrl: '',
  planPriceRupees: 500,
  planDays: 365,
  keptDays: { searches: 90, securityLog: 180, mails: 30, logins: 30 },
  supportEmail: 'help@example.in',
  demoShopId: null,
  demoAgentId: null,
  hasDevPages: false,
  hasMailServer: true,
};

/** A server of pages alone, with a web app that draws one word. */
async function open(
  faults: Partial<WebEntry & Pick<Pages, 'readSettings'>>,
  routes: readonly (readonly [string, Route])[] = [],
  cookies: Record<string, string> = {},
) {
  const app = fastify();
  cleanForwardedFor(app);
  await app.register(cookie);
  const web = {
    planPage: () => ({ pattern: '/NearbyShop', calls: [] }),
    renderPage: async () => drawn,
    ...faults,
  };
  const readSettings = faults.readSettings ?? (async () => settings);
  // Guests without a cookie need neither the database nor the photos.
  const shared = openSharedReplies({ mostBytes: 1e6, isHearing: () => false, timer: performance });
  const services = {
    clock: systemClock,
    work: openWorkLimits({ clock: systemClock, timer: performance }),
    shared,
  } as Services;
  const pages = { web, template: bareTemplate, readSettings };
  servePages(app, { pages, routes: new Map(routes), services }, { isSecure: false });
  return app.inject({ url: '/NearbyShop?search=rice', cookies });
}

const isBroken = () => {
  throw new Error('secret: the database is gone');
};

test('a page that can be drawn is drawn', async () => {
  expect((await open({})).body).toBe('Hello');
});

test('an announcement is not drawn where it was closed', async () => {
  const announcement = { key: 'abc', text: 'Closed on Holi', linkText: '', linkUrl: '' };
  const readSettings = async () => ({ ...settings, announcement });
  const renderPage: WebEntry['renderPage'] = async (page) => ({
    ...drawn,
    body: page.settings.announcement?.text ?? 'nothing',
  });
  const bodyWith = async (cookies: Record<string, string>) =>
    (await open({ readSettings, renderPage }, [], cookies)).body;
  expect(await bodyWith({})).toBe('Closed on Holi');
  expect(await bodyWith({ [closedCookie]: 'other' })).toBe('Closed on Holi');
  expect(await bodyWith({ [closedCookie]: 'abc' })).toBe('nothing');
});

test('a page whose list was refused for want of measure says so to machines, too [D-088]', async () => {
  const refusing = route(suggest, async () => {
    throw tooMany(90_000);
  });
  // The page is drawn without the reply that could not be read, and says so.
  const planPage = () => ({ pattern: '/NearbyShop', calls: [{ path: suggest.path, body: { text: 'a' } }] });
  const { statusCode, headers, body } = await open({ planPage }, [[suggest.path, refusing]]);
  expect([statusCode, headers['retry-after'], body]).toEqual([429, '90', 'Hello']);
});

test.each([
  ['no settings', { readSettings: async () => isBroken() }],
  ['no plan', { planPage: isBroken }],
  ['no drawing', { renderPage: async () => isBroken() }],
])('%s: people get a page that says so, with a way to try again', async (_, faults) => {
  const { statusCode, headers, body } = await open(faults);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('<h1>Something went wrong, please try again.</h1>');
  expect(body).toContain('<a href="">Try again</a>');
  expect(body).not.toContain('secret');
});
