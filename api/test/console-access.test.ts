import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Grade, grades, recentProofMs } from '@aaspaas/contract/console/grades';
import { everyCall } from '@aaspaas/contract/every-call';
import { product } from '@aaspaas/contract/product';
import { type Answer, bootApp, type TestApp } from './boot';
import { consoleTable, othersTable } from './console-table';
import { makeAccount, makeAgent, makeShop, makeShopImage, proveSession, signIn } from './make';

let testApp: TestApp;

/** When the admin's session gave the second factor. */
const proofs = ['without proof', 'with old proof', 'with recent proof'] as const;
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
  const plain = { grade: null, given: 'without proof' } as const;
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
});
afterAll(() => testApp.stop());

async function makeAdmin(grade: Grade, given: ProofGiven): Promise<Caller> {
  const { db, clock } = testApp;
  const token = await signIn(db, await makeAccount(db, 'admin', { grade }), clock.now());
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const provenAt = {
    'without proof': null,
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
    session: given !== 'without proof',
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

const expectedFor = (row: Row, among = callers) =>
  Object.fromEntries(among.map((caller) => [caller.name, expectedOf(caller, row)]));

const pathsOf = (calls: typeof everyCall) => calls.map(({ path }) => path.slice(product.base.length));

test('every call of the console has a row, and every call in which an admin may name others', () => {
  const ofConsole = everyCall.filter(({ path, permission }) => permission || path.includes('/console/'));
  expect(pathsOf(ofConsole).toSorted()).toEqual(Object.keys(consoleTable).toSorted());
  const ofOthers = everyCall.filter(({ adminMay }) => adminMay);
  expect(pathsOf(ofOthers).toSorted()).toEqual(Object.keys(othersTable).toSorted());
});

test('a call of the console is for admins, and never read by caches', () => {
  const ofConsole = everyCall.filter(({ permission }) => permission);
  for (const { who, hasGetTwin, path } of ofConsole)
    expect([path, who, hasGetTwin]).toEqual([path, ['admin'], false]);
});

describe('who is let in by the console [D-102]', () => {
  test.each(Object.entries(consoleTable))('%s', async (path, row) => {
    expect(await answersTo(path, {})).toEqual(expectedFor(row));
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
