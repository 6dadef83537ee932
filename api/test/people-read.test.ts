import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '@aaspaas/contract/console/audit/calls';
import { confirmPayment } from '@aaspaas/contract/console/payments/calls';
import { everyCall } from '@aaspaas/contract/every-call';
import { product } from '@aaspaas/contract/product';
import { addLicences } from '../src/agents/licence-queries';
import { sql } from '../src/db/sql';
import { queueMail } from '../src/mail/queries';
import { bootApp, type TestApp } from './boot';
import { type Account, makeAccount, makeAgent, makeDelivery, makeMedia, makeShop, signIn } from './make';
import { makeCashier, makePayer } from './payments';
import { mayShowPeople } from './shown-fields';

let testApp: TestApp;
let made: Awaited<ReturnType<typeof makePeople>>;

beforeAll(async () => {
  testApp = await bootApp();
  made = await makePeople();
});
afterAll(() => testApp.stop());

async function makePeople() {
  const { db } = testApp;
  const customer = await makeAccount(db, 'user', { name: 'Devika Pillai' });
  const agent = await makeAgent(db);
  await addLicences(db, agent.id, [await makeMedia(db)], testApp.clock.now());
  // Whoever stands in a list twice is written down once.
  for (const state of ['done', 'requested']) await makeDelivery(db, customer, agent, { state });
  const chief = await makeAccount(db, 'admin');
  return {
    chief,
    customer,
    agent,
    mailId: await writeTo(customer),
    ...(await makeAlike()),
    ...(await makePaid()),
  };
}

async function writeTo({ id, email }: Account): Promise<number> {
  const mail = { to: email ?? '', subject: 'Hello', lines: ['Hello'], isSecret: false };
  await queueMail(testApp.db, id, mail, testApp.clock.now());
  return (await testApp.db.one<{ id: number }>(sql`SELECT max(id) AS id FROM outbox`)).id;
}

/** Two listings with a number in common, the first of which was edited. */
async function makeAlike() {
  const { db, clock } = testApp;
  const first = await makeShop(db);
  const second = await makeShop(db, { whatsapp: first.owner.phone });
  await db.run(sql`
    INSERT INTO listing_edit (shop_id, first_at, last_at, before)
    VALUES (${first.id}, ${clock.now()}, ${clock.now()}, ${JSON.stringify({ name: 'Anand Store' })})`);
  return { first, second };
}

async function makePaid() {
  const { paymentId, shopId, ownerId } = await makePayer(testApp, '800000000001');
  const cashier = await makeCashier(testApp);
  const { receipt } = await testApp.ask(confirmPayment, { id: paymentId }, { as: cashier });
  return { paymentId, shopId, ownerId, receipt };
}

interface Example {
  readonly body: object;
  /** The accounts that the reply shows. */
  readonly shows: readonly number[];
}

/** What shows admins the name, the number or the email of others. */
const examples: Readonly<Record<string, () => Example>> = {
  '/console/list/people': () => ({ body: {}, shows: [made.customer.id, made.agent.id, made.ownerId] }),
  '/console/read/person': () => ({ body: { id: made.customer.id }, shows: [made.customer.id] }),
  '/console/export/person': () => ({ body: { id: made.customer.id }, shows: [made.customer.id] }),
  '/console/find/anything': () => ({ body: { q: 'Devika' }, shows: [made.customer.id] }),
  '/console/list/listings': () => ({
    body: { group: 'shops' },
    shows: [made.ownerId, made.first.owner.id],
  }),
  '/console/read/listing': () => ({ body: { sh_id: made.shopId }, shows: [made.ownerId] }),
  '/console/list/edits': () => ({ body: {}, shows: [made.first.owner.id] }),
  '/console/list/duplicates': () => ({ body: {}, shows: [made.first.owner.id, made.second.owner.id] }),
  '/console/read/pair': () => ({
    body: { first: made.first.id, second: made.second.id },
    shows: [made.first.owner.id, made.second.owner.id],
  }),
  '/console/list/payments': () => ({ body: { state: 'all' }, shows: [made.ownerId] }),
  '/console/read/payment': () => ({ body: { id: made.paymentId }, shows: [made.ownerId] }),
  '/console/list/licences': () => ({ body: {}, shows: [made.agent.id] }),
  '/console/list/mails': () => ({ body: { show: 'unsent' }, shows: [made.customer.id] }),
  '/console/read/mail': () => ({ body: { mail_id: made.mailId }, shows: [made.customer.id] }),
  '/console/list/admins': () => ({ body: {}, shows: [made.chief.id] }),
  '/user/list/user': () => ({ body: { u_id: made.customer.id }, shows: [made.customer.id] }),
  '/deliverystaff/list/delivery_staffs': () => ({
    body: { u_id: made.agent.id },
    shows: [made.agent.id],
  }),
  '/delivery/list/request': () => ({
    body: { u_id: made.customer.id, side: 'customer' },
    shows: [made.customer.id, made.agent.id],
  }),
  '/shop/list/shop': () => ({ body: { sh_id: made.shopId }, shows: [made.ownerId] }),
  '/shop/read/receipt': () => ({ body: { number: made.receipt }, shows: [made.ownerId] }),
};

/** Their numbers and emails are those of the admin, or of whoever makes the call. */
const ownAlone = ['/console/read/settings', '/deliverystaff/edit/delivery_staffs'];

test('every call whose reply may show admins a number or an email is counted', () => {
  const forAdmins = everyCall.filter(({ permission, adminMay }) => permission ?? adminMay);
  const showing = forAdmins.filter(({ reply }) => mayShowPeople(reply));
  const paths = showing.map(({ path }) => path.slice(product.base.length));
  expect(paths.filter((path) => !(path in examples) && !ownAlone.includes(path))).toEqual([]);
});

test.each(Object.entries(examples))('%s: whom an admin is shown is in the audit', async (path, example) => {
  const { db, clock } = testApp;
  const admin = await makeAccount(db, 'admin');
  const as = await signIn(db, admin, clock.now());
  const { body, shows } = example();
  expect((await testApp.post(path, body, { as })).status).toBe(200);
  const asked = { person: String(admin.id), action: 'people read' };
  const { rows } = await testApp.ask(listAudit, asked, { as });
  const [entry] = rows;
  const ids = String(entry?.detail['ids']).split(' ').map(Number);
  expect(ids).toEqual(expect.arrayContaining([...shows]));
  expect([entry?.detail['people'], ids.includes(admin.id)]).toEqual([new Set(ids).size, false]);
});
