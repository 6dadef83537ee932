import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editAgent, listAgents } from '@aaspaas/contract/agents/calls';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, makeAgent, password, signIn } from '../../test/make';
import { mailsTo } from '../../test/recover';
import { sql } from '../db/sql';

let testApp: TestApp;
let agent: Account;
let token: string;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

beforeEach(async () => {
  agent = await makeAgent(testApp.db);
  token = await signIn(testApp.db, agent, testApp.clock.now());
});

const edit = (body: object, as: string | null = token, headers = {}) =>
  testApp.post(editAgent.path, body, { as, headers });
const stored = async () => (await testApp.ask(listAgents, { u_id: agent.id }, { as: token })).list[0];
const picture = (size = 60) => noise(size, 60).png().toBuffer();

const everything = {
  u_name: 'Meera Iyer',
  u_email: 'Meera.Rides@Example.IN',
  u_mobile: '9876501111',
  u_secondary_mobile: '9876501112',
  u_whatsapp_contact: '+91 98765 01113',
  u_vehicle_type: 'Bicycle',
  u_work_type: 'Freelance',
  u_delivery_status: 'busy',
  u_location: 'Adyar, Chennai',
};

test('the whole form is stored, numbers of ten digits with their country; a new email waits [M-484, M-486, M-012, M-326, D-066, D-087]', async () => {
  const answer = await edit({
    u_id: agent.id,
    ...everything,
    current_password: password,
    profile: await picture(),
  });
  expect(answer.body).toEqual({
    result: true,
    message: 'Profile updated!',
    pending_email: 'meera.rides@example.in',
    user: {
      id: agent.id,
      u_id: agent.id,
      role: 'deliverystaff',
      sh_id: null,
      name: 'Meera Iyer',
      picture: expect.stringMatching(/^\/media\/[0-9a-f]{32}-320\.webp$/),
      place: null,
      grade: null,
    },
  });
  expect(await stored()).toMatchObject({
    ...everything,
    u_email: agent.email,
    u_mobile: '+919876501111',
    u_secondary_mobile: '+919876501112',
    u_whatsapp_contact: '+919876501113',
    u_profile_pic: expect.stringMatching(/^\/media\//),
  });
  const account = await testApp.db.one(sql`SELECT phone, email FROM account WHERE id = ${agent.id}`);
  expect(account).toEqual({ phone: '+919876501111', email: agent.email });
  const entries = await testApp.db.many(sql`
    SELECT actor_id, action, detail FROM audit WHERE subject = 'account' AND subject_id = ${agent.id} ORDER BY id`);
  const entry = (action: string) => ({ actor_id: agent.id, action, detail: {} });
  expect(entries).toEqual(['mobile changed', 'email change asked', 'agent profile changed'].map(entry));
});

test('the short form of the dialog changes only what it has [M-483]', async () => {
  const before = await stored();
  const short = { u_name: 'Meera Iyer', u_email: agent.email, u_mobile: '9876502222' };
  const form = { ...short, current_password: password, profile: await picture(61) };
  expect((await edit({ u_id: agent.id, ...form })).status).toBe(200);
  expect(await stored()).toEqual({
    ...before,
    ...short,
    u_mobile: '+919876502222',
    u_profile_pic: expect.stringMatching(/^\/media\//),
  });
});

test('empty and absent fields keep what is stored [D-066]', async () => {
  await edit({ ...everything, u_email: '', u_mobile: '9876503333', current_password: password });
  const before = await stored();
  const empty = Object.fromEntries(Object.keys(everything).map((name) => [name, ' ']));
  for (const body of [{}, empty]) expect((await edit(body)).status).toBe(200);
  expect(await stored()).toEqual(before);
});

test('a new place is found under its city, and no longer under the old one', async () => {
  const idsIn = async (location: string) =>
    (await testApp.ask(listAgents, { location })).list.map(({ u_id }) => u_id);
  await edit({ u_location: 'Anna Nagar, Madras' });
  expect(await idsIn('Chennai')).toContain(agent.id);
  expect(await idsIn('Kochi')).not.toContain(agent.id);
});

test('any availability may follow any other [M-326]', async () => {
  for (const next of ['busy', 'not_available', 'available', 'not_available', 'busy', 'available']) {
    await edit({ u_delivery_status: next });
    expect(await stored()).toMatchObject({ u_delivery_status: next });
  }
});

test('the words of the registration are stored in those of the profile', async () => {
  await edit({ u_work_type: 'Part-time' });
  expect(await stored()).toMatchObject({ u_work_type: 'Part Time' });
});

describe('what the form refuses, the server refuses with the same sentence, and changes nothing', () => {
  const notIndian = 'Please enter a valid Indian mobile number (+91XXXXXXXXXX)';
  test.each([
    ['name', { u_name: 'R' }, 'Name must be at least 2 characters'],
    ['name', { u_name: 'R'.repeat(51) }, 'Name must be less than 50 characters'],
    ['name', { u_name: 'Ravi 2' }, 'Name should contain only letters and spaces'],
    ['email', { u_email: 'nobody' }, 'Please enter a valid email address'],
    ['mobileNumber', { u_mobile: '1234567890' }, notIndian],
    ['secondaryMobile', { u_secondary_mobile: '98765' }, notIndian],
    ['whatsappNumber', { u_whatsapp_contact: '98765432100' }, notIndian],
    ['vehicleType', { u_vehicle_type: 'B' }, 'VehicleType must be at least 2 characters'],
    ['workType', { u_work_type: 'Sometimes' }, 'WorkType is required'],
    ['location', { u_location: 'K' }, 'Location must be at least 2 characters'],
    ['availability', { u_delivery_status: 'tomorrow' }, 'Availability is required'],
  ])('%s %j [M-367..M-369, M-371, M-376]', async (field, body, says) => {
    const before = await stored();
    const answer = await edit({ u_vehicle_type: 'Lorry', ...body });
    expect([answer.status, answer.body]).toEqual([
      400,
      { result: false, message: says, fields: { [field]: says } },
    ]);
    expect(await stored()).toEqual(before);
  });

  test.each(['profile', 'licence'])('a %s that is no JPEG, PNG or WEBP [M-391, M-608]', async (field) => {
    const gif = await noise(60, 60).gif().toBuffer();
    for (const file of [gif, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      const answer = await edit({ [field]: file });
      expect([answer.status, answer.body['message']]).toEqual([
        400,
        'Please upload a valid image file (JPEG, JPG, PNG, WEBP)',
      ]);
    }
  });

  test('an email or a number that somebody else signs in with', async () => {
    const other = await makeAccount(testApp.db);
    for (const body of [{ u_email: other.email }, { u_mobile: other.phone }]) {
      const answer = await edit({ ...body, current_password: password });
      expect([answer.status, answer.body['message']]).toEqual([
        409,
        'An account with this email or mobile number already exists.',
      ]);
    }
    expect(await stored()).toMatchObject({ u_email: agent.email, u_mobile: agent.phone });
  });
});

describe('licence photos', () => {
  const hashes = async () => {
    const rows = await testApp.db.many<{ media_hash: string; is_private: boolean }>(sql`
      SELECT media_hash, is_private FROM agent_licence JOIN media ON hash = media_hash
      WHERE account_id = ${agent.id} ORDER BY position`);
    expect(rows.every(({ is_private }) => is_private)).toBe(true);
    return rows.map(({ media_hash }) => media_hash);
  };

  test('are private; a new one takes the place of the main one, more come behind', async () => {
    const [a, b, c] = await Promise.all([70, 71, 72].map(picture));
    await edit({ licence: [a, b] });
    const [first, second] = await hashes();
    const before = await stored();
    await edit({ licence: c });
    const [main, ...others] = await hashes();
    expect([main === first, others]).toEqual([false, [second]]);
    const shown = (await stored())?.u_licence_pic ?? '';
    expect(shown).not.toBe(before?.u_licence_pic);
    expect((await testApp.get(shown, {}, { as: token })).status).toBe(200);
    expect((await testApp.get(shown)).status).toBe(404);
    await edit({ u_name: 'Only a name' });
    expect(await hashes()).toHaveLength(2);
  });

  test('are ten at most', async () => {
    const pictures = await Promise.all(Array.from({ length: 6 }, (_, number) => picture(80 + number)));
    expect((await edit({ licence: pictures })).status).toBe(200);
    const answer = await edit({ licence: pictures });
    expect([answer.status, answer.body['message']]).toEqual([400, 'Maximum 10 images allowed']);
    expect(await hashes()).toHaveLength(6);
    expect((await edit({ licence: pictures.slice(0, 5) })).status).toBe(200);
    expect(await hashes()).toHaveLength(10);
  });
});

test('an admin may change an agent, and stays who they are', async () => {
  const admin = await makeAccount(testApp.db, 'admin');
  const as = await signIn(testApp.db, admin, testApp.clock.now());
  const answer = await edit({ u_id: agent.id, u_name: 'Corrected Name' }, as);
  expect(answer.body).toEqual({ result: true, message: 'Profile updated!' });
  expect(await stored()).toMatchObject({ u_name: 'Corrected Name' });
  const entry = await testApp.db.one(sql`SELECT actor_id FROM audit WHERE subject_id = ${agent.id}`);
  expect(entry).toEqual({ actor_id: admin.id });
});

describe('an edit on the agent’s behalf', () => {
  const entry = () =>
    testApp.db.one<{ detail: object; changes: Record<string, object> }>(sql`
      SELECT detail, changes FROM audit
      WHERE subject = 'account' AND subject_id = ${agent.id} AND action = 'agent profile changed'`);
  const asChief = async (body: object) => {
    const admin = await makeAccount(testApp.db, 'admin');
    const as = await signIn(testApp.db, admin, testApp.clock.now());
    expect((await edit({ u_id: agent.id, ...body }, as)).status).toBe(200);
  };

  test('is marked, and the agent is told by mail what was changed, without the values', async () => {
    const { u_email: _email, u_mobile: _mobile, ...rest } = everything;
    await asChief({ ...rest, profile: await picture(), licence: await picture(61) });
    const { detail, changes } = await entry();
    expect(detail).toEqual({ on_behalf: true });
    expect(changes).toMatchObject({
      name: { to: expect.stringMatching(/^hash:/) },
      vehicleType: { to: 'Bicycle' },
    });
    expect(JSON.stringify(changes)).not.toMatch(/Meera|98765|Adyar/);
    const [mail, ...others] = await mailsTo(testApp, agent.email);
    expect(others).toEqual([]);
    expect(mail?.text_body.replaceAll('\n', ' ')).toContain(
      'name, second number, WhatsApp number, vehicle, type of work, location, availability, photo, photos of the licence',
    );
    expect(mail?.text_body).not.toMatch(/Meera|98765|Adyar/);
  });

  test('that changes nothing is no mail, nor is an agent’s own', async () => {
    const before = await stored();
    await asChief({ u_name: before?.u_name, u_vehicle_type: before?.u_vehicle_type });
    expect((await edit({ u_name: 'Own Name' })).status).toBe(200);
    expect(await mailsTo(testApp, agent.email)).toEqual([]);
  });
});

test('sent again with the same key, it is answered again and done once', async () => {
  const headers = { 'idempotency-key': `edit-${agent.id}-0001` };
  const body = { u_name: 'Saved Once' };
  const first = await edit(body, token, headers);
  const again = await edit(body, token, headers);
  expect(again.text).toBe(first.text);
  const { version } = await testApp.db.one<{ version: number }>(
    sql`SELECT version FROM agent WHERE account_id = ${agent.id}`,
  );
  expect(version).toBe(2);
});
