import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Grade, grades, recentProofMs } from '@aaspaas/contract/roles/grades';
import { everyCall } from '@aaspaas/contract/every-call';
import { product } from '@aaspaas/contract/product';
import { confirmPayment } from '@aaspaas/contract/console/payments/calls';
import { readReceipt } from '@aaspaas/contract/payments/calls';
import { everyExport } from '../src/console/every-export';
import { sql } from '../src/db/sql';
import { writeSetting } from '../src/settings/queries';
import { type Answer, bootApp, type TestApp } from './boot';
import { consoleTable, exportsTable, licencePhotoRow, othersTable, receiptRow } from './console-table';
import {
  makeAccount,
  makeAgent,
  makeLicencePhoto,
  makeShop,
  makeShopImage,
  haveSecondFactor,
  proveSession,
  signIn,
} from './make';
import { makeCashier, makePayer } from './payments';

let testApp: TestApp;

/** When the admin's session gave the second factor. */
const proofs = [
  'before setting it up',
  'with the password alone',
  'with old proof',
  'with recent proof',
] as const;
type ProofGiven = (typeof proofs)[number];

interface Caller {
  readonly name: string;
  readonly token: string | null;
  readonly grade: Grade | null;
  readonly given: ProofGiven;
}
let callers: readonly Caller[] = [];

beforeAll(async () => {
  testApp = await bootApp();
  const { db } = testApp;
  const others = {
    user: await makeAccount(db),
    shop: (await makeShop(db)).owner,
    agent: await makeAgent(db),
  };
  const enter = (account: (typeof others)['user']) => signIn(db, account, testApp.clock.now());
  const plain = { grade: null, given: 'before setting it up' } as const;
  callers = [
    { name: 'guest', token: null, ...plain },
    ...(await Promise.all(
      Object.entries(others).map(async ([name, account]) => ({
        name,
        token: await enter(account),
        ...plain,
      })),
    )),
    ...(await Promise.all(grades.flatMap((grade) => proofs.map((given) => makeAdmin(grade, given))))),
  ];
  // New accounts share the limit of their network, which these would use up together.
  await db.run(sql`UPDATE account SET created_at = ${testApp.clock.now()}::timestamptz - interval '2 days'`);
});
afterAll(() => testApp.stop());

async function makeAdmin(grade: Grade, given: ProofGiven): Promise<Caller> {
  const { db, clock } = testApp;
  const account = await makeAccount(db, 'admin', { grade });
  const token = await signIn(db, account, clock.now());
  if (given !== 'before setting it up') await haveSecondFactor(db, account.id, clock.now());
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const provenAt = {
    'before setting it up': null,
    'with the password alone': null,
    'with old proof': before(recentProofMs),
    'with recent proof': before(recentProofMs - 1),
  };
  await proveSession(db, token, provenAt[given]);
  return { name: `${grade} ${given}`, token, grade, given };
}

type Row = (typeof consoleTable)[string];

function expectedOf({ token, grade, given }: Caller, row: Row): string {
  if (!token) return 'log in';
  if (!grade || !row.grades.includes(grade)) return 'no';
  const isEnough = {
    none: true,
    'where set up': given !== 'with the password alone',
    session: given === 'with old proof' || given === 'with recent proof',
    recent: given === 'with recent proof',
  };
  return isEnough[row.proof] ? 'let in' : 'second factor';
}

/** Whatever the handler says about a request without its fields: the caller was let in. */
function readAnswer({ status, body }: Answer): string {
  if (status === 401) return 'log in';
  if (status === 403) return body['kind'] === 'second-factor' ? 'second factor' : 'no';
  return status < 500 ? 'let in' : `broken: ${status}`;
}

async function answersTo(path: string, body: object, among = callers) {
  const answers = new Map<string, string>();
  for (const { name, token } of among)
    answers.set(name, readAnswer(await testApp.post(path, body, { as: token })));
  return Object.fromEntries(answers);
}

/** Whoever is let in has what was asked for. */
async function gotBy(ask: (as: string | null) => Promise<Answer>, among = callers) {
  const got = new Map<string, string>();
  for (const { name, token } of among) {
    const answer = await ask(token);
    const said = readAnswer(answer);
    got.set(name, said === 'let in' && answer.status !== 200 ? String(answer.status) : said);
  }
  return Object.fromEntries(got);
}

const expectedFor = (row: Row, among = callers) =>
  Object.fromEntries(among.map((caller) => [caller.name, expectedOf(caller, row)]));

const pathsOf = (calls: typeof everyCall) => calls.map(({ path }) => path.slice(product.base.length));

test('every call of the console has a row, and every call in which an admin may name others', () => {
  const ofConsole = everyCall.filter(({ path, permission }) => permission || path.includes('/console/'));
  expect(pathsOf(ofConsole).toSorted()).toEqual(Object.keys(consoleTable).toSorted());
  const ofOthers = everyCall.filter(({ adminMay }) => adminMay);
  expect(pathsOf(ofOthers).toSorted()).toEqual(Object.keys(othersTable).toSorted());
});

test('only the calls of the second step itself are answered to a password alone', () => {
  const free = everyCall.filter(({ permission, proof }) => permission && proof === 'none');
  expect(pathsOf(free).toSorted()).toEqual([
    '/console/confirm/two-step',
    '/console/offer/two-step',
    '/console/prove/two-step',
    '/console/read/two-step',
  ]);
});

test('a call of the console is for admins, and never read by caches', () => {
  const ofConsole = everyCall.filter(({ permission }) => permission);
  for (const { who, hasGetTwin, path } of ofConsole)
    expect([path, who, hasGetTwin]).toEqual([path, ['admin'], false]);
});

describe('who is let in by the console [D-102]', () => {
  // Whoever has a second step gives a code of it before there is another: the handler asks.
  const another = '/console/offer/two-step';
  test.each(Object.entries(consoleTable).filter(([path]) => path !== another))('%s', async (path, row) => {
    expect(await answersTo(path, {})).toEqual(expectedFor(row));
  });

  test('/console/offer/two-step', async () => {
    const [has, hasNone] = [true, false].map((hasOne) =>
      callers.filter(({ given }) => (given !== 'before setting it up') === hasOne),
    );
    const row = { grades, proof: 'recent' } as const;
    expect(await answersTo(another, {}, has)).toEqual(expectedFor(row, has));
    expect(await answersTo(another, {}, hasNone)).toEqual(expectedFor({ grades, proof: 'none' }, hasNone));
  });
});

describe('which admins may name other people [D-102]', () => {
  const admins = () => callers.filter(({ grade }) => grade);
  test.each(Object.entries(othersTable))('%s', async (path, row) => {
    // Nothing has this number, so that whoever is let in changes nothing.
    const someone = { u_id: 2_000_000_000, sh_id: 2_000_000_000, side: 'customer' };
    expect(await answersTo(path, someone, admins())).toEqual(expectedFor(row, admins()));
  });

  test('/shop/delete/shop-image', async () => {
    const { db } = testApp;
    const { id } = await makeShop(db);
    for (const admin of admins()) {
      const image = { image_id: await makeShopImage(db, id, 1) };
      const row = { grades: ['chief', 'cashier', 'moderator'], proof: 'recent' } as const;
      expect(await answersTo('/shop/delete/shop-image', image, [admin])).toEqual(expectedFor(row, [admin]));
    }
  });
});

describe('who may have a list as a file [D-102]', () => {
  test('every export has a row', () => {
    expect(everyExport.map(({ name }) => name).toSorted()).toEqual(Object.keys(exportsTable).toSorted());
  });

  test.each(Object.entries(exportsTable))('%s.csv', async (name, row) => {
    const { db } = testApp;
    const logged = () =>
      db.one<{ count: number }>(sql`
      SELECT count(*) FROM audit WHERE action = 'list exported' AND subject_key = ${name}`);
    const before = await logged();
    const path = `/console/export/${name}.csv`;
    const expected = expectedFor(row);
    expect(await gotBy((as) => testApp.get(path, {}, { as }))).toEqual(expected);
    const letIn = Object.values(expected).filter((answer) => answer === 'let in').length;
    expect((await logged()).count - before.count).toBe(letIn);
  });
});

test('who may look at a licence; to whoever is no admin there is none, and each look is written down', async () => {
  const { db, photoStore } = testApp;
  const agent = await makeAgent(db);
  const path = `/console/licence/${agent.id}/${await makeLicencePhoto(db, photoStore, agent)}-800.webp`;
  const expected = expectedFor(licencePhotoRow);
  const none = { guest: '404', user: '404', shop: '404', agent: '404' };
  expect(await gotBy((as) => testApp.get(path, {}, { as }))).toEqual({ ...expected, ...none });
  const views = await db.many(sql`
    SELECT 1 FROM audit WHERE action = 'licence viewed' AND subject_id = ${agent.id}`);
  expect(views).toHaveLength(Object.values(expected).filter((answer) => answer === 'let in').length);
});

test('who may read a receipt: its owner and every admin; another owner is told that there is none', async () => {
  // Those who were let in above may have closed the payments.
  await writeSetting(testApp.db, 'upi_id', 'shops@bank', testApp.clock.now());
  const { paymentId, as: token } = await makePayer(testApp, '800000000001');
  const cashier = await makeCashier(testApp);
  const { receipt: number } = await testApp.ask(confirmPayment, { id: paymentId }, { as: cashier });
  const itsOwner = { name: 'its owner', token, grade: null, given: 'before setting it up' } as const;
  const got = await gotBy((as) => testApp.post(readReceipt.path, { number }, { as }), [...callers, itsOwner]);
  expect(got).toEqual({ ...expectedFor(receiptRow), shop: '404', 'its owner': 'let in' });
});
