import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword, login, register, verifyCode } from '@aaspaas/contract/accounts/calls';
import { proveTwoStep } from '@aaspaas/contract/console/access/calls';
import type { Role } from '@aaspaas/contract/roles/roles';
import { everyCall, type ShapedCall } from '@aaspaas/contract/every-call';
import type { RenderedPage } from '@aaspaas/contract/page';
import { sql } from '../src/db/sql';
import type { Sighting } from '../src/http/list-limits';
import type { Pages } from '../src/http/pages';
import { ipKey } from '../src/http/throttle';
import { usualLimits } from '../src/http/uploads/upload-gate';
import { mostWorkAMinute } from '../src/http/work-limits';
import { urls } from '../src/openapi/page';
import { bareTemplate } from './bare-template';
import { bootApp, type TestApp } from './boot';
import { type Account, makeAccount, makeAgent, makeShop, signIn } from './make';
import { enrolAdmin, enterUnproven } from './two-step';

interface OneRoute {
  readonly method: 'GET' | 'POST';
  readonly url: string;
}

let testApp: TestApp;
let routes: readonly OneRoute[];
const told: Sighting[] = [];
let tell: (sighting: Sighting) => void = () => {};

/** A body of this many bytes, of which one sender may send two in an hour. */
const bodyBytes = 2000;

beforeAll(async () => {
  const added: RouteOptions[] = [];
  const watch = (message: unknown) => {
    // Fastify says so of each server that is made.
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void added.push(route));
  };
  subscribe('fastify.initialization', watch);
  testApp = await bootApp({
    pages: plainPages,
    neighbours: { tell: (sighting) => void told.push(sighting), listen: (hear) => void (tell = hear) },
    uploadLimits: { ...usualLimits, bytesOfOneAnHour: 2.5 * bodyBytes },
  });
  unsubscribe('fastify.initialization', watch);
  routes = added.flatMap(({ method, url }) =>
    methods.filter((each) => method.includes(each)).map((each) => ({ method: each, url: filledIn(url) })),
  );
});
afterAll(() => testApp.stop());

const methods = ['GET', 'POST'] as const;
const filledIn = (url: string): string => url.replaceAll(/:\w+/g, '1').replace('*', 'nothing');

const drawn: RenderedPage = { status: 200, movedTo: null, head: '', body: '', sheet: 'first', modules: [] };
const plainPages: Pages = {
  web: { planPage: () => ({ pattern: '/', calls: [] }), renderPage: async () => drawn },
  template: bareTemplate,
  readSettings: async () => ({}) as Awaited<ReturnType<Pages['readSettings']>>,
};

async function ask({ method, url }: OneRoute): Promise<number> {
  const isCall = method === 'POST';
  // Of another network than the tests of doors, which would find them closed.
  const from = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.9' };
  const headers = { ...from, ...(isCall && { 'content-type': 'application/json' }) };
  return (await testApp.app.inject({ method, url, headers, ...(isCall && { payload: '{}' }) })).statusCode;
}

const mostRequests = 10 * mostWorkAMinute;

/** Asks once; the other processes of the machine then say that they did the same so often. Whether it is refused now. */
async function refusesInTheEnd(route: OneRoute): Promise<boolean> {
  told.length = 0;
  await ask(route);
  for (const { work, ...sighting } of told) tell({ ...sighting, work: work * mostRequests });
  return (await ask(route)) === 429;
}

test('every route refuses who asks thirty thousand times in a minute, but doors and uploads, which count otherwise', async () => {
  expect(routes.map(({ url }) => url)).toEqual(
    expect.arrayContaining([urls.page, urls.document, ...everyCall.map(({ path }) => path)]),
  );
  const endless: string[] = [];
  for (const route of routes) if (!(await refusesInTheEnd(route))) endless.push(route.url);
  expect(endless.toSorted()).toEqual([...Object.keys(doors), ...uploads.map(({ path }) => path)].toSorted());
}, 60_000);

const uploads = everyCall.filter(({ files }) => files !== null);

/** Each asks in a way that must not go on for ever. */
const doors: Readonly<Record<string, () => Promise<() => Promise<number>>>> = {
  [login.path]: async () => {
    const { email } = await makeAccount(testApp.db);
    return posting(login.path, { email, password: 'a wrong one' });
  },
  [forgotPassword.path]: async () => posting(forgotPassword.path, { email: 'nobody@example.in' }),
  [register.path]: async () => {
    await haveTried('sign-up');
    let people = 0;
    return () => {
      const email = `person${++people}@example.in`;
      return posting(register.path, { ...person, email, mobile: String(9_812_345_600 + people) })();
    };
  },
  [verifyCode.path]: async () => {
    await haveTried('wrong-code');
    return posting(verifyCode.path, { email: 'nobody@example.in', otp: '1234' });
  },
  [proveTwoStep.path]: async () => {
    const { account } = await enrolAdmin(testApp);
    return posting(proveTwoStep.path, { code: '000000' }, await enterUnproven(testApp, account));
  },
};

const person = {
  name: 'Asha Nair',
  address: '12 Main Road, Kochi',
  district: 'Ernakulam',
  state: 'Kerala',
  zip_code: '682001',
  password: 'zebra crossing 71',
};

const posting =
  (path: string, body: object, as: string | null = null) =>
  async (): Promise<number> =>
    (await testApp.post(path, body, { as })).status;

/** All but one of the three hundred that one network has in an hour. */
const haveTried = (purpose: string) =>
  testApp.db.run(sql`
    INSERT INTO throttle (key, failures, ends_at) VALUES (${ipKey(purpose, '127.0.0.1')}, 299, now() + interval '1 hour')`);

/** The answers until the first refusal, which is the last of them. */
async function answersOf(once: () => Promise<number>): Promise<readonly number[]> {
  const answers: number[] = [];
  while (answers.at(-1) !== 429 && answers.length < 200) answers.push(await once());
  return answers;
}

test.each(Object.entries(doors))('%s answers at first, and refuses in the end', async (_, open) => {
  const answers = await answersOf(await open());
  expect([answers.length > 1, answers.at(-1)]).toEqual([true, 429]);
});

/** Who may send photos with this call. */
async function senderOf({ who }: ShapedCall): Promise<Account> {
  const may = (role: Role) => Array.isArray(who) && who.includes(role);
  if (may('shop')) return (await makeShop(testApp.db)).owner;
  if (may('deliverystaff')) return makeAgent(testApp.db);
  return makeAccount(testApp.db, may('admin') ? 'admin' : 'user');
}

test.each(uploads)('$path takes in so many bytes in an hour, and refuses in the end', async (call) => {
  const isGuest = call.who === 'anyone';
  const as = isGuest ? null : await signIn(testApp.db, await senderOf(call), testApp.clock.now());
  // Guests of one network share one count.
  const headers = {
    'x-forwarded-for': `198.51.100.${uploads.indexOf(call) + 1}`,
    'content-length': String(bodyBytes),
  };
  const answers = await answersOf(async () => {
    const [field = ''] = Object.keys(call.files ?? {});
    return (await testApp.post(call.path, { [field]: Buffer.alloc(bodyBytes) }, { as, headers })).status;
  });
  expect([answers.length > 1, answers.at(-1)]).toEqual([true, 429]);
});
