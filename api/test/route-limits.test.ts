import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWish, suggest } from '@aaspaas/contract/search/calls';
import { limitRoutes } from '../src/http/route-limits';
import { mostWorkAMinute, openWorkLimits, pieceMs } from '../src/http/work-limits';
import { describeApi } from '../src/openapi/document';
import { drawPage, urls } from '../src/openapi/page';
import { bootApp, type TestApp, testClock } from './boot';
import { makeAccount, signIn } from './make';

let testApp: TestApp;
/** How long everything takes. */
let eachMs = 0;

beforeAll(async () => {
  let ms = 0;
  testApp = await bootApp({ timer: { now: () => (ms += eachMs) } });
});
afterAll(() => testApp.stop());

/** Processor time in milliseconds; the best of several runs, since others share the machine. */
async function workMs(work: () => unknown): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < 10; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

test('the description of the calls is drawn once, not for each who asks', async () => {
  const ask = (url: string) => () => testApp.app.inject({ url });
  expect((await testApp.get('/docs')).text.length).toBeGreaterThan(100_000);
  const describe = () => describeApi({ publicUrl: '', sessionCookie: 'session' });
  const drawingMs = await workMs(() => drawPage(describe()));
  expect((await workMs(ask(urls.page))) / drawingMs).toBeLessThan(0.5);
  expect((await workMs(ask(urls.document))) / (await workMs(describe))).toBeLessThan(0.5);
});

test('a route without a limit keeps the server from starting, and is named', async () => {
  const app = fastify();
  app.decorateRequest('visitorIp', '192.0.2.1');
  limitRoutes(app, openWorkLimits({ clock: testClock(), timer: performance }));
  app.get('/forgotten', async () => 'much work');
  await expect(app.ready()).rejects.toThrow('no limit is set for GET /forgotten');
});

/** How many are answered, one after the other, until one is refused. */
async function answered(ask: () => Promise<number>): Promise<number> {
  for (let count = 0; count <= mostWorkAMinute; count++) if ((await ask()) === 429) return count;
  return Infinity;
}

test('what is no call is counted too', async () => {
  const ask = async () => (await testApp.app.inject({ url: '/sitemaps/pages.xml' })).statusCode;
  expect(await answered(ask)).toBe(mostWorkAMinute);
});

test.each([
  ['a guest’s search', suggest, { text: 'beekeeper' }, false],
  ['a wish', addWish, { search: 'beekeeper', city: 'Kochi' }, true],
])(
  '%s that takes thirty times as long is answered a thirtieth as often',
  async (_, call, body, isSignedIn) => {
    const person = await makeAccount(testApp.db);
    const as = isSignedIn ? await signIn(testApp.db, person, testApp.clock.now()) : null;
    eachMs = 30 * pieceMs;
    const passed = await answered(async () => (await testApp.post(call.path, body, { as })).status);
    eachMs = 0;
    expect(passed).toBe(mostWorkAMinute / 30);
  },
);
