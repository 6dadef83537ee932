import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@aaspaas/contract/call';
import { addShop, registerAgent } from '@aaspaas/contract/registration/calls';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { asForm } from '../../test/form';
import { agentForm, shopForm } from '../../test/registrations';
import { sql } from '../db/sql';

let testApp: TestApp;
let address: string;
/** The drafts whose next reply gets lost. */
const unlucky = new Set<string>();

beforeAll(async () => {
  testApp = await bootApp();
  // The work is done and the reply is written; then the connection breaks.
  testApp.app.addHook('onSend', async ({ headers, raw }) => {
    if (unlucky.delete(String(headers['idempotency-key']))) raw.socket.destroy();
  });
  address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testApp.stop());

interface Draft {
  readonly call: Call;
  readonly key: string;
  readonly ip: string;
  readonly form: object;
}

/** The status and the body; null if no reply came. */
async function send({ call, key, ip, form }: Draft): Promise<{ status: number; text: string } | null> {
  const headers = { 'idempotency-key': key, 'x-forwarded-for': ip, 'sec-fetch-site': 'same-origin' };
  try {
    const reply = await fetch(address + call.path, { method: 'POST', headers, body: asForm(form) });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return null;
  }
}

/** A dozen phones at a time. */
async function each<Result>(drafts: readonly Draft[], work: (draft: Draft) => Promise<Result>) {
  const results: Result[] = [];
  const rest = [...drafts];
  const phone = async () => {
    for (let draft = rest.shift(); draft; draft = rest.shift()) results.push(await work(draft));
  };
  await Promise.all(Array.from({ length: 12 }, phone));
  return results;
}

const count = (table: string) =>
  testApp.db.one<{ n: number }>(sql`
    SELECT (xpath('//n/text()', query_to_xml(${`SELECT count(*) AS n FROM ${table}`}, true, true, '')))[1]::text::integer AS n`);

async function rows(): Promise<Record<string, number>> {
  const tables = ['account', 'shop', 'agent', 'payment', 'consent', 'audit', 'shop_image', 'agent_licence'];
  const counted = await Promise.all(tables.map(async (table) => [table, (await count(table)).n] as const));
  return Object.fromEntries(counted);
}

/** What has been added to each table since. */
async function addedSince(before: Record<string, number>): Promise<Record<string, number>> {
  const now = Object.entries(await rows());
  return Object.fromEntries(now.map(([table, n]) => [table, n - (before[table] ?? 0)]));
}

async function makeDrafts(): Promise<Draft[]> {
  const picture = await noise(60, 60).png().toBuffer();
  const makers = [
    () => ({ call: addShop, form: shopForm('shop'), field: 'image' }),
    () => ({ call: addShop, form: shopForm('service'), field: 'image' }),
    () => ({ call: registerAgent, form: agentForm(), field: 'licence' }),
  ];
  return Array.from({ length: 50 }, (_, index) => index).flatMap((index) =>
    makers.map((make, kind) => {
      const { call, form, field } = make();
      const files = index < 10 ? { [field]: picture } : {};
      // One ip may register only so many an hour; a hundred and fifty people have several.
      return { call, key: `draft-${kind}-${index}`, ip: `10.0.0.${index % 9}`, form: { ...form, ...files } };
    }),
  );
}

test('a hundred and fifty registrations whose replies get lost, sent again, are as many accounts', async () => {
  const before = await rows();
  const drafts = await makeDrafts();
  drafts.forEach(({ key }) => unlucky.add(key));
  const lost = await each(drafts, send);
  expect(lost.filter((reply) => reply !== null)).toEqual([]);
  const all = {
    account: 150,
    shop: 100,
    agent: 50,
    payment: 100,
    consent: 150,
    audit: 150,
    shop_image: 20,
    agent_licence: 10,
  };
  expect(await addedSince(before)).toEqual(all);

  const replies = await each(drafts, send);
  expect(replies.filter((reply) => reply?.status !== 200)).toEqual([]);
  const references = replies.map((reply) => /"reference":"(\w+)"/.exec(reply?.text ?? '')?.[1]);
  expect(new Set(references.filter(Boolean)).size).toBe(100);
  expect(await addedSince(before)).toEqual(all);
}, 60_000);

test('pressed twice at once, and once more when the reply gets lost', async () => {
  const before = await rows();
  const draft = { call: addShop, key: 'draft-of-the-impatient', ip: '10.0.1.1', form: shopForm('both') };
  unlucky.add(draft.key);
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(draft)));
  const heard = [...replies, await send(draft)].filter((reply) => reply !== null);
  expect(heard).toHaveLength(5);
  expect(new Set(heard.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await addedSince(before)).toMatchObject({ account: 1 });
});

test('another body under the same key is refused', async () => {
  const draft = { call: addShop, key: 'draft-of-two-minds', ip: '10.0.1.1', form: shopForm() };
  expect((await send(draft))?.status).toBe(200);
  const other = await send({ ...draft, form: { ...draft.form, shop_name: 'Anand Sweets' } });
  expect(other?.status).toBe(422);
  expect(other?.text).toContain('This was already sent with other details. Please reload the page.');
});

test('a refused registration leaves its key free for the corrected form', async () => {
  const draft = { call: addShop, key: 'draft-to-be-mended', ip: '10.0.1.1', form: shopForm() };
  expect((await send({ ...draft, form: { ...draft.form, city: '' } }))?.status).toBe(400);
  expect((await send(draft))?.status).toBe(200);
});
