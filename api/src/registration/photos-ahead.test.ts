import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketOf } from '@aaspaas/contract/photos/photo-ticket';
import { addPhoto, addShop, registerAgent } from '@aaspaas/contract/registration/calls';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { agentForm, shopForm } from '../../test/registrations';
import { sql } from '../db/sql';
import { sweep } from '../photos/sweep';
import { photoMessages } from '../photos/messages';

let testApp: TestApp;
const hourMs = 3_600_000;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

let sides = 60;
const picture = () => noise(++sides, 60).png().toBuffer();

/** Sends a photo ahead and gives the ticket that takes its place in the form. */
async function ahead(photo: Buffer): Promise<Buffer> {
  return Buffer.from(ticketOf((await testApp.ask(addPhoto, { photo })).ticket));
}

const widthsOf = async (shopId: number) =>
  (
    await testApp.db.many<{ width: number }>(sql`
      SELECT m.width FROM shop_image i JOIN media m ON m.hash = i.media_hash
      WHERE i.shop_id = ${shopId} ORDER BY i.position`)
  ).map(({ width }) => width);

const unfinished = () => readdir(testApp.photoStore.temporaryFolder);

test('photos that went ahead and photos in the form stand in the order of the form', async () => {
  const [first, second, third] = [await picture(), await picture(), await picture()];
  const tickets = [await ahead(third), await ahead(first)];
  const form = { ...shopForm(), image: [tickets[1], second, tickets[0]] };
  const { sh_id } = await testApp.ask(addShop, form);
  expect(await widthsOf(sh_id)).toEqual([sides - 2, sides - 1, sides]);
});

test('the same photo sent twice is kept once, and serves more than one form', async () => {
  const photo = await picture();
  const before = (await unfinished()).length;
  const [ticket, again] = [await ahead(photo), await ahead(photo)];
  expect(again).toEqual(ticket);
  expect((await unfinished()).length).toBe(before + 1);
  for (const _form of ['refused', 'mended']) {
    const { sh_id } = await testApp.ask(addShop, { ...shopForm(), image: ticket });
    expect(await widthsOf(sh_id)).toEqual([sides]);
  }
});

test('a form is the same whether its photo came with it or before it', async () => {
  const photo = await picture();
  const form = shopForm();
  const headers = { 'idempotency-key': 'draft-of-one-mind' };
  const whole = await testApp.post('/shop/add/shop', { ...form, image: photo }, { headers });
  const byTicket = await testApp.post('/shop/add/shop', { ...form, image: await ahead(photo) }, { headers });
  expect([byTicket.status, byTicket.body]).toEqual([200, whole.body]);
});

test('licences that went ahead are as private as others', async () => {
  const form = {
    ...agentForm(),
    licence: [await ahead(await picture())],
    profile: await ahead(await picture()),
  };
  expect(await testApp.ask(registerAgent, form)).toMatchObject({ result: true });
  const kept = await testApp.db.many(sql`
    SELECT m.is_private FROM agent_licence l JOIN media m ON m.hash = l.media_hash
    JOIN account a ON a.id = l.account_id WHERE a.email = ${form.email}`);
  expect(kept).toEqual([{ is_private: true }]);
});

test('a photo that is not there any more is asked for again', async () => {
  const ticket = await ahead(await picture());
  const old = new Date(testApp.clock.now().getTime() - 3 * hourMs);
  for (const name of await unfinished())
    await utimes(join(testApp.photoStore.temporaryFolder, name), old, old);
  await sweep(testApp);
  expect(await unfinished()).toEqual([]);
  const { status, body } = await testApp.post('/shop/add/shop', { ...shopForm(), image: ticket });
  expect([status, body['message']]).toEqual([410, 'A photo did not arrive whole. Please send it again.']);
});

test.each([
  ['nothing', {}, 400],
  ['a page', { photo: Buffer.from('<html>') }, 400],
  ['a ticket of nothing', { photo: Buffer.from(ticketOf('0'.repeat(64))) }, 410],
])('%s is no photo', async (_says, form, status) => {
  expect((await testApp.post('/photo/add/photo', form)).status).toBe(status);
});

test('what is judged is the photo, not its ticket', async () => {
  const text = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(2000)]);
  const image = [await ahead(await picture()), await ahead(text)];
  const { status, body } = await testApp.post('/shop/add/shop', { ...shopForm(), image });
  expect([status, body['fields']]).toEqual([400, { images: `Image 2: ${photoMessages.broken}` }]);
});

test('one ip may send many, and not without end', async () => {
  const send = async () => (await testApp.post('/photo/add/photo', { photo: await picture() }, from)).status;
  const from = { headers: { 'x-forwarded-for': '10.9.9.9' } };
  expect(await send()).toBe(200);
  await testApp.db.run(sql`UPDATE throttle SET failures = 659 WHERE key = 'upload-ip:10.9.9.9'`);
  expect([await send(), await send()]).toEqual([200, 429]);
});
