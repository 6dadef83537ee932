import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall } from '@aaspaas/contract/every-call';
import { product } from '@aaspaas/contract/product';
import { sql } from '../src/db/sql';
import { noise } from './bad-images';
import { bootApp, type TestApp } from './boot';
import { consoleTable } from './console-table';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeDelivery,
  makeReview,
  makeShop,
  makeShopImage,
  password,
  signIn,
} from './make';
import { agentForm, hastyShopForm } from './registrations';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

/** A caller and the ids of what belongs to the caller; null where there is none. */
interface Person {
  readonly token: string | null;
  readonly account: number | null;
  readonly agent: number | null;
  readonly shop: number | null;
  readonly image: number | null;
}
type IdKind = Exclude<keyof Person, 'token'>;

const guest: Person = { token: null, account: null, agent: null, shop: null, image: null };

async function enter(account: Account, ids: Partial<Person> = {}): Promise<Person> {
  const token = await signIn(testApp.db, account, testApp.clock.now());
  return { ...guest, token, account: account.id, ...ids };
}

const makeUser = async () => enter(await makeAccount(testApp.db));
const makeAdmin = async () => enter(await makeAccount(testApp.db, 'admin'));
async function makeDriver(): Promise<Person> {
  const account = await makeAgent(testApp.db);
  return enter(account, { agent: account.id });
}
async function makeOwner(): Promise<Person> {
  const { id, owner } = await makeShop(testApp.db);
  return enter(owner, { shop: id, image: await makeShopImage(testApp.db, id, 1) });
}
async function makeDeleted(): Promise<Person> {
  const gone = await makeUser();
  await testApp.db.run(sql`DELETE FROM account WHERE id = ${gone.account}`);
  return gone;
}

const holderOf = { account: makeUser, agent: makeDriver, shop: makeOwner, image: makeOwner };

interface Principal {
  readonly name: string;
  /** Of the table. */
  readonly column: number;
  readonly make: () => Promise<Person>;
  /** Another person of the same role, who was there before the caller or came after. */
  readonly other?: 'before' | 'after';
}

/** All are new for every request. */
const principals: readonly Principal[] = [
  { name: 'guest', column: 0, make: async () => guest },
  { name: 'user A', column: 1, make: makeUser, other: 'after' },
  { name: 'user B', column: 1, make: makeUser, other: 'before' },
  { name: 'shop A', column: 2, make: makeOwner, other: 'after' },
  { name: 'shop B', column: 2, make: makeOwner, other: 'before' },
  { name: 'agent A', column: 3, make: makeDriver, other: 'after' },
  { name: 'agent B', column: 3, make: makeDriver, other: 'before' },
  { name: 'admin', column: 4, make: makeAdmin },
  { name: 'deleted account', column: 5, make: makeDeleted },
];

/** The caller, and the other person where the request is about one. */
async function callersOf({ make, other }: Principal, sort: Sort): Promise<[me: Person, other: Person]> {
  if (!other || sort !== 'others') return [await make(), guest];
  const [first, second] = [await make(), await make()];
  return other === 'after' ? [first, second] : [second, first];
}

/** The replies to guest, user, shop, agent, admin and a deleted account, by whose id they send. */
interface Expected {
  readonly own?: string;
  readonly others?: string;
  readonly missing: string;
  readonly malformed?: string;
}

// 'ok' is a 200, 'no' a 403 and 'gone' a 404 from the call's own handler.
const everybody = { missing: 'ok ok ok ok ok ok' };
const toNobody = { missing: 'gone gone gone gone gone gone' };
// A session or a delivery of others: for the caller there is none with that id.
const ofOthers = { missing: '401 gone gone gone gone 401' };
const signedIn = { missing: '401 ok ok ok ok 401' };
// The recovery of a password asks for the cookies of its earlier steps, whoever is signed in.
const withoutChallenge = { missing: '400 400 400 400 400 400' };
const deadLink = { missing: '400 400 400 400 400 400' };
const withoutGrant = { missing: 'no no no no no no' };
const aboutAnything = {
  own: '      ok  ok  ok  ok  ok  ok ',
  others: '   ok  ok  ok  ok  ok  ok ',
  missing: '  ok  ok  ok  ok  ok  ok ',
  malformed: '400 400 400 400 400 400',
};
const ownAccount = {
  own: '      401 ok  ok  ok  ok  401',
  others: '   401 403 403 403 403 401',
  missing: '  401 ok  ok  ok  ok  401',
  malformed: '401 400 400 400 400 401',
};
const ownAccountOrAdmin = { ...ownAccount, others: '401 403 403 403 ok 401' };
// Owners and agents have calls of their own, because more than the account is deleted with them.
const ownCustomerOrAdmin = {
  ...ownAccountOrAdmin,
  own: '    401 ok gone gone ok 401',
  missing: '401 ok gone gone ok 401',
};
const ownAgentOrAdmin = {
  own: '      401 403 403 ok  ok  401',
  others: '   401 403 403 403 ok  401',
  missing: '  401 403 403 ok  gone 401',
  malformed: '401 403 403 400 400 401',
};
const ownShopOrAdmin = {
  own: '      401 403 ok  403 ok  401',
  others: '   401 403 403 403 ok  401',
  missing: '  401 403 ok  403 403 401',
  malformed: '401 403 400 403 400 401',
};
const ownImageOrAdmin = {
  ...ownShopOrAdmin,
  others: '401 403 no 403 ok 401',
  missing: ownShopOrAdmin.malformed,
};

interface Row extends Expected {
  /** The field with an id, and what the id belongs to. */
  readonly id?: readonly [field: string, kind: IdKind];
  readonly body?: () => object | Promise<object>;
}

/** One row for each call. */
const table: Readonly<Record<string, Row>> = {
  '/user/login': { ...everybody, body: credentials },
  '/user/logout': everybody,
  '/user/session': everybody,
  '/user/register': { ...everybody, body: newPerson },
  '/user/forgotpassword': { ...everybody, body: newPerson },
  '/user/verifyotp': { ...withoutChallenge, body: () => ({ ...newPerson(), otp: '1234' }) },
  '/user/ResetPassword': { ...withoutGrant, body: credentials },
  '/user/read/resetlink': { ...withoutGrant, body: () => ({ link: 'made-up' }) },
  '/user/list/user': { ...ownAccountOrAdmin, id: ['u_id', 'account'] },
  '/user/export/data': signedIn,
  '/user/edit/language': { ...signedIn, body: () => ({ language: 'hi' }) },
  '/user/edit/profile': { ...ownAccount, id: ['u_id', 'account'] },
  '/user/read/email-change': signedIn,
  '/user/resend/email-change': { missing: '401 gone gone gone gone 401' },
  '/user/cancel/email-change': signedIn,
  '/user/confirm/email': { ...deadLink, body: () => ({ token: 'unknown' }) },
  '/user/undo/change': { ...deadLink, body: () => ({ token: 'unknown' }) },
  '/user/list/session': signedIn,
  '/user/end/session': { ...ofOthers, body: aboutSomeSession },
  '/user/end/sessions': { ...signedIn, body: () => ({ which: 'others' }) },
  '/user/list/fav': { ...ownAccount, id: ['u_id', 'account'] },
  '/user/add/fav': { ...ownAccount, id: ['u_id', 'account'], body: aboutSomeShop },
  '/admin/delete/user': { ...ownCustomerOrAdmin, id: ['u_id', 'account'] },
  '/admin/delete/delivery_staffs': { ...ownAgentOrAdmin, id: ['u_id', 'agent'] },
  '/admin/delete/shop': { ...ownShopOrAdmin, id: ['sh_id', 'shop'] },
  '/deliverystaff/list/delivery_staffs': { ...aboutAnything, id: ['u_id', 'agent'] },
  '/deliverystaff/edit/delivery_staffs': { ...ownAgentOrAdmin, id: ['u_id', 'agent'] },
  '/deliverystaff/list/review': {
    ...aboutAnything,
    missing: aboutAnything.malformed,
    id: ['u_id', 'agent'],
  },
  '/deliverystaff/register/delivery_staffs': { ...everybody, body: agentForm },
  '/delivery/add/request': { ...signedIn, body: aboutSomeAgent },
  '/delivery/list/request': {
    ...ownAccountOrAdmin,
    id: ['u_id', 'account'],
    body: () => ({ side: 'customer' }),
  },
  '/delivery/change/request': { ...ofOthers, body: aboutSomeDelivery },
  '/delivery/rate/request': { ...ofOthers, body: aboutSomeDelivery },
  '/shop/list/shop': { ...aboutAnything, id: ['sh_id', 'shop'] },
  '/shop/list/review': {
    ...aboutAnything,
    missing: aboutAnything.malformed,
    id: ['shop_id', 'shop'],
  },
  '/shop/add/review': { ...ownAccount, id: ['user_id', 'account'], body: aboutSomeShop },
  '/photo/add/photo': {
    ...everybody,
    body: async () => ({ photo: await noise(9, 9).png().toBuffer() }),
  },
  '/shop/add/shop': { ...everybody, body: () => hastyShopForm() },
  '/shop/edit/shop': { ...ownShopOrAdmin, id: ['sh_id', 'shop'] },
  '/shop/close/today': { missing: '401 403 ok 403 403 401', body: () => ({ closed: true }) },
  '/shop/read/payment': { ...ownShopOrAdmin, id: ['sh_id', 'shop'] },
  '/shop/submit/payment': { ...toNobody, body: () => ({ reference: 'UNKNOWNREF' }) },
  '/shop/read/receipt': {
    missing: '401 403 gone 403 gone 401',
    body: () => ({ number: 'AP/2026-27/999999' }),
  },
  '/user/list/review': signedIn,
  '/shop/delete/review': { ...ofOthers, body: aboutSomeReview },
  '/shop/report/review': { ...signedIn, body: aboutSomeReview },
  '/shop/count/tap': {
    ...aboutAnything,
    id: ['sh_id', 'shop'],
    missing: aboutAnything.malformed,
    body: () => ({ action: 'call' }),
  },
  '/search/wish': { ...signedIn, body: () => ({ search: 'sky diving', city: 'Kochi' }) },
  '/search/wishes': signedIn,
  '/search/wish/end': { ...ofOthers, body: () => ({ id: 2_000_000_000 }) },
  '/search/wish/end-by-link': { ...deadLink, body: () => ({ token: 'unknown' }) },
  '/words/add/correction': { ...everybody, body: someCorrection },
  '/places/suggest': { ...everybody, body: () => ({ text: 'koch' }) },
  '/places/nearest': { ...everybody, body: () => ({ latitude: 9.93, longitude: 76.26 }) },
  '/places/around': { ...everybody, body: () => ({ latitude: 9.93, longitude: 76.26, within: 5 }) },
  '/places/find': { ...everybody, body: () => ({ key: 'kochi' }) },
  '/search/suggest': { ...everybody, body: () => ({ text: 'gro' }) },
  '/shop/delete/shop-image': { ...ownImageOrAdmin, id: ['image_id', 'image'] },
};

async function credentials() {
  return { email: (await makeAccount(testApp.db)).email, password };
}

function someCorrection() {
  return { language: 'hi', path: '/', wrong: 'दुकान', better: 'दुकानें' };
}

let newcomers = 0;
function newPerson() {
  const number = String(++newcomers).padStart(5, '0');
  const mobile = `98765${number}`;
  const home = { address: '12 Main Road, Kochi', district: 'Ernakulam', state: 'Kerala', zip_code: '682001' };
  return { name: 'Asha', email: `new${number}@example.in`, mobile, password, ...home };
}

async function aboutSomeShop() {
  const { id } = await makeShop(testApp.db);
  return { sh_id: id, fav: 1, shop_id: id, comment: 'Good', heading: 'Good service', rating: 4 };
}

async function aboutSomeAgent() {
  const { id } = await makeAgent(testApp.db);
  return { agent_id: id, pickup_address: '12 Main Road', drop_address: '4 Park Lane' };
}

async function aboutSomeDelivery() {
  const [customer, agent] = [await makeAccount(testApp.db), await makeAgent(testApp.db)];
  return { d_id: await makeDelivery(testApp.db, customer, agent), move: 'cancel', rating: 5 };
}

async function aboutSomeSession() {
  const { account } = await makeUser();
  const { id } = await testApp.db.one<{ id: number }>(
    sql`SELECT id FROM session WHERE account_id = ${account}`,
  );
  return { s_id: id };
}

async function aboutSomeReview() {
  const r_id = await makeReview(testApp.db, await makeShop(testApp.db), await makeAccount(testApp.db));
  return { r_id, reason: 'Rude' };
}

const sorts = ['own', 'others', 'missing', 'malformed'] as const;
type Sort = (typeof sorts)[number];

async function idOf(sort: Sort, kind: IdKind, me: Person, other: Person): Promise<unknown> {
  if (sort === 'missing') return undefined;
  if (sort === 'malformed') return 'seven';
  const whose = sort === 'own' ? me : other;
  return whose[kind] ?? (await holderOf[kind]())[kind];
}

async function statusOf(path: string, { body, id }: Row, sort: Sort, principal: Principal) {
  const [me, other] = await callersOf(principal, sort);
  const about = id && { [id[0]]: await idOf(sort, id[1], me, other) };
  return (await testApp.post(path, { ...(await body?.()), ...about }, { as: me.token })).status;
}

const statusByWord = new Map([
  ['ok', 200],
  ['no', 403],
  ['gone', 404],
]);

const readStatus = (cell = ''): number => statusByWord.get(cell) ?? Number(cell);

/** Every POST under the product's base, read from the tree of routes that the running app prints. */
function servedCalls(): string[] {
  const above: string[] = [];
  const served: string[] = [];
  for (const line of testApp.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = (above[depth - 1] ?? '') + part;
    above[depth] = path;
    if (path.startsWith(`${product.base}/`) && methods.includes('POST')) served.push(path);
  }
  return served.map((path) => path.slice(product.base.length)).filter((path) => path !== '/*');
}

test('every call is served, and every call that is served is declared and has a row', () => {
  const served = servedCalls().toSorted();
  const declared = everyCall.map(({ path }) => path.slice(product.base.length));
  expect(served).toEqual(declared.toSorted());
  // Those of the console have a table of their own, by grade and second factor.
  const ofConsole = new Set(Object.keys(consoleTable));
  expect(served.filter((path) => !ofConsole.has(path))).toEqual(Object.keys(table).toSorted());
});

describe('who is answered what', () => {
  test.each(Object.entries(table))('%s', async (path, row) => {
    const expected: string[] = [];
    const answered: string[] = [];
    for (const sort of sorts.filter((sort) => row[sort])) {
      for (const principal of principals) {
        const { name, column } = principal;
        const cell = row[sort]?.trim().split(/\s+/)[column];
        expected.push(`${name}, ${sort}: ${readStatus(cell)}`);
        answered.push(`${name}, ${sort}: ${await statusOf(path, row, sort, principal)}`);
      }
    }
    expect(answered).toEqual(expected);
  });
});
