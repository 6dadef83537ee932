import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, register } from '@aaspaas/contract/accounts/calls';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { photoUrl } from '@aaspaas/contract/photos/media';
import { addShop, registerAgent } from '@aaspaas/contract/registration/calls';
import { agentConsent } from '@aaspaas/contract/registration/consent';
import { noise } from '../../test/bad-images';
import { bmp } from '../../test/bmp';
import { bootApp, type TestApp } from '../../test/boot';
import { signIn } from '../../test/make';
import { agentForm, shopForm } from '../../test/registrations';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const send = (form: object) => testApp.post('/deliverystaff/register/delivery_staffs', form);
const picture = (width = 60) => noise(width, 60).png().toBuffer();

type Form = Partial<ReturnType<typeof agentForm>> & { email: string; licence?: Buffer | Buffer[] };

async function stored(form: Form) {
  await testApp.ask(registerAgent, form);
  return testApp.db.one<Record<string, unknown>>(sql`
    SELECT a.id, a.role, a.name, a.email, a.phone AS account_phone, a.picture, g.*
    FROM account a JOIN agent g ON g.account_id = a.id WHERE a.email = ${form.email}`);
}

const licencesOf = (accountId: unknown) =>
  testApp.db.many<{ hash: string; is_private: boolean }>(sql`
    SELECT m.hash, m.is_private FROM agent_licence l JOIN media m ON m.hash = l.media_hash
    WHERE l.account_id = ${accountId} ORDER BY l.position`);

test('[R-159, R-354, R-355, R-364..R-366] a visitor registers as a delivery agent', async () => {
  const form = {
    ...agentForm(),
    secondary_mobile: '9812345671',
    whatsapp_contact: '+91 98123 45672',
    profile: await picture(),
    licence: [await picture(70), await picture(71)],
  };
  const answer = await send(form);
  expect([answer.status, answer.body]).toEqual([200, { result: true, message: 'Registration successful!' }]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { user } = await testApp.ask(login, { email: form.email, password: form.password });
  expect(user).toMatchObject({ role: 'deliverystaff', name: 'Ravi Kumar', sh_id: null });
  expect(user.picture).toMatch(/^\/media\//);
  // A new agent is not available yet, so guests would see no number.
  const as = await signIn(testApp.db, user, testApp.clock.now());
  const { list } = await testApp.ask(listAgents, { u_id: user.id }, { as });
  expect(list).toMatchObject([
    {
      u_name: 'Ravi Kumar',
      u_mobile: `+91${form.mobile}`,
      u_secondary_mobile: '+919812345671',
      u_whatsapp_contact: '+919812345672',
      u_vehicle_type: 'Scooter',
      u_work_type: 'Part-time',
      u_location: 'Kochi',
      u_profile_pic: user.picture,
    },
  ]);
  expect(await licencesOf(user.id)).toHaveLength(2);
});

test('vehicle, licence and photo may come later; nobody is available before saying so', async () => {
  const { vehicle_type: _vehicle, work_type: _work, ...form } = agentForm();
  expect(await stored({ ...form, location: 'Bangalore' })).toMatchObject({
    role: 'deliverystaff',
    availability: 'not_available',
    vehicle_type: '',
    work_type: 'Full-time',
    picture: null,
    second_phone: null,
    whatsapp: null,
    city_key: 'bangalore',
  });
});

test('consent and audit come with it', async () => {
  const { id } = await stored(agentForm());
  expect(
    await testApp.db.many(
      sql`SELECT subject, version, wording, given_at FROM consent WHERE account_id = ${id}`,
    ),
  ).toEqual([{ ...agentConsent, wording: String(agentConsent.wording), given_at: testApp.clock.now() }]);
  expect(
    await testApp.db.many(
      sql`SELECT actor_id, action, detail FROM audit WHERE subject = 'account' AND subject_id = ${id}`,
    ),
  ).toEqual([{ actor_id: id, action: 'agent registered', detail: {} }]);
});

describe('licences', () => {
  test('ten of them, BMP too, in the order of the form [D-038]', async () => {
    const licence = await Promise.all(Array.from({ length: 9 }, (_, index) => picture(80 + index)));
    const { id } = await stored({ ...agentForm(), licence: [...licence, bmp(64, 64, 24)] });
    expect(await licencesOf(id)).toHaveLength(10);
    const first = { ...agentForm(), licence: licence.slice(0, 1) };
    const { id: other } = await stored(first);
    expect((await licencesOf(id))[0]).toEqual((await licencesOf(other))[0]);
  });

  test('nobody reaches them by a url', async () => {
    const before = await readdir(testApp.photoStore.publicFolder);
    const { id } = await stored({ ...agentForm(), licence: await picture(95) });
    const [licence] = await licencesOf(id);
    expect(licence?.is_private).toBe(true);
    for (const width of [320, 800, 1600] as const) {
      const file = await testApp.app.inject({ url: photoUrl(licence?.hash ?? '', width) });
      expect(file.statusCode).toBe(404);
    }
    expect(await readdir(testApp.photoStore.publicFolder)).toEqual(before);
    expect(await testApp.photoStore.private.read(`${licence?.hash}-320.webp`)).not.toBeNull();
    expect(JSON.stringify(await testApp.ask(listAgents, {}))).not.toContain(licence?.hash);
  });

  test('an eleventh is one too many', async () => {
    const one = await picture(96);
    const answer = await send({ ...agentForm(), licence: Array.from({ length: 11 }, () => one) });
    expect([answer.status, answer.body['message']]).toEqual([413, 'Maximum 10 images allowed']);
  });
});

test('[R-405] a photo that cannot be read is refused, and nothing of it is kept', async () => {
  const form = agentForm();
  const broken = (await picture(97)).subarray(0, 1500);
  for (const field of ['profile', 'licence']) {
    const answer = await send({ ...form, [field]: broken });
    expect([answer.status, answer.body['message']]).toEqual([400, 'Invalid or corrupted image file']);
  }
  expect(await testApp.db.many(sql`SELECT id FROM account WHERE email = ${form.email}`)).toEqual([]);
});

test('a photo of 50 pixels and one of 5000 pass, BMP too', async () => {
  const sizes = [noise(50, 50), noise(5000, 50)];
  for (const size of sizes) {
    expect((await send({ ...agentForm(), profile: await size.png().toBuffer() })).status).toBe(200);
  }
  expect((await send({ ...agentForm(), profile: bmp(50, 50, 24) })).status).toBe(200);
});

test('names in any script; script tags go', async () => {
  expect(await stored({ ...agentForm(), name: ' രവി കുമാർ ' })).toMatchObject({ name: 'രവി കുമാർ' });
  const form = { ...agentForm(), name: 'Ravi<script>alert(1)</script>', vehicle_type: 'സ്കൂട്ടർ' };
  expect(await stored(form)).toMatchObject({ name: 'Ravi', vehicle_type: 'സ്കൂട്ടർ' });
});

test('[R-357, M-003] customers are users, shops and services shops, agents delivery staff', async () => {
  const home = { address: '12 Main Road, Kochi', district: 'Ernakulam', state: 'Kerala', zip_code: '682001' };
  const customer = {
    name: 'Asha',
    email: 'asha@example.in',
    mobile: '9812345699',
    password: 'secret-1',
    ...home,
  };
  const forms = [customer, shopForm('shop'), shopForm('service'), shopForm('both'), agentForm()];
  const calls = [register, addShop, addShop, addShop, registerAgent];
  const roles: string[] = [];
  for (const [index, form] of forms.entries()) {
    await testApp.post(calls[index]?.path ?? '', form);
    const { email, password } = form;
    roles.push((await testApp.ask(login, { email, password })).user.role);
  }
  expect(roles).toEqual(['user', 'shop', 'shop', 'shop', 'deliverystaff']);
});
