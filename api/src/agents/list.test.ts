import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, makeAgent, makeMedia, makeShop, signIn } from '../../test/make';
import { removeEverybody } from '../../test/remove-everybody';
import { sql } from '../db/sql';
import { cityKeyOfLocation } from './city';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(() => removeEverybody(testApp.db));
afterAll(() => testApp.stop());

interface AgentOptions {
  readonly name?: string;
  readonly location?: string;
  readonly vehicle?: string;
  readonly availability?: string;
  readonly ratings?: readonly [sum: number, count: number];
}

async function hire({
  name = 'Ravi Nair',
  location = 'Kochi',
  ...options
}: AgentOptions = {}): Promise<Account> {
  const agent = await makeAgent(testApp.db);
  const cityKey = await cityKeyOfLocation(testApp.db, location);
  const { vehicle = 'Scooter', availability = 'available', ratings = [0, 0] } = options;
  await testApp.db.run(sql`UPDATE account SET name = ${name} WHERE id = ${agent.id}`);
  await testApp.db.run(sql`
    UPDATE agent SET location = ${location}, city_key = ${cityKey}, vehicle_type = ${vehicle},
      availability = ${availability}, rating_sum = ${ratings[0]}, rating_count = ${ratings[1]}
    WHERE account_id = ${agent.id}`);
  return { ...agent, name };
}

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const namesFor = async (body: object) =>
  (await testApp.ask(listAgents, body)).list.map(({ u_name }) => u_name);

describe('the record', () => {
  async function hireWithEverything() {
    const agent = await hire({ ratings: [13, 3] });
    const picture = await makeMedia(testApp.db);
    await testApp.db.run(sql`
      UPDATE account SET email = 'canary@example.in', address = 'Canary Road 1', district = 'Ernakulam',
        state = 'Kerala', zip_code = '682001', picture = ${picture} WHERE id = ${agent.id}`);
    await testApp.db.run(sql`
      UPDATE agent SET second_phone = '+919876500001', whatsapp = '+919876500002' WHERE account_id = ${agent.id}`);
    const licence = await makeMedia(testApp.db);
    await testApp.db.run(sql`
      INSERT INTO agent_licence (account_id, media_hash, position) VALUES (${agent.id}, ${licence}, 0)`);
    return { agent, picture, licence };
  }

  test('tells everyone how to reach an agent, and nothing private [M-230, M-468, M-469, D-010]', async () => {
    const { agent, picture, licence } = await hireWithEverything();
    const { body, text } = await testApp.post('/deliverystaff/list/delivery_staffs', { u_id: agent.id });
    const record = {
      u_id: agent.id,
      u_name: 'Ravi Nair',
      u_mobile: agent.phone,
      u_secondary_mobile: '+919876500001',
      u_whatsapp_contact: '+919876500002',
      u_vehicle_type: 'Scooter',
      u_work_type: 'Full-time',
      u_location: 'Kochi',
      u_district: 'Ernakulam',
      u_delivery_status: 'available',
      u_profile_pic: `/media/${picture}-320.webp`,
      u_licence_checked: false,
      u_rating: 4.3,
      u_review_count: 3,
      state: 'Kerala',
    };
    const counts = { available: 1, busy: 0, not_available: 0 };
    expect(body).toEqual({ result: true, list: [record], more: false, counts });
    const others = [
      await makeAccount(testApp.db),
      (await makeShop(testApp.db)).owner,
      await makeAgent(testApp.db),
    ];
    for (const other of others) {
      const sending = { as: await enter(other) };
      const answer = await testApp.post('/deliverystaff/list/delivery_staffs', { u_id: agent.id }, sending);
      expect(answer.text).toBe(text);
      const all = await testApp.post('/deliverystaff/list/delivery_staffs', {}, sending);
      expect(all.text).not.toMatch(/canary|682001/i);
      expect(all.text).not.toContain(licence);
    }
    const cached = await testApp.get('/deliverystaff/list/delivery_staffs', { u_id: String(agent.id) });
    expect(cached.text).toBe(text);
  });

  test('tells the agent and an admin the rest [M-230]', async () => {
    const { agent, licence } = await hireWithEverything();
    const paths = [`deliverystaff/licence`, `console/licence/${agent.id}`];
    for (const [index, person] of [agent, await makeAccount(testApp.db, 'admin')].entries()) {
      const u_licence_pic = `/aaspaas/${paths[index]}/${licence}-800.webp`;
      const { list } = await testApp.ask(listAgents, { u_id: agent.id }, { as: await enter(person) });
      expect(list).toMatchObject([{ u_email: 'canary@example.in', address: 'Canary Road 1', u_licence_pic }]);
    }
  });

  test('a guest’s list has the one number of a card; the agent’s own record has all [D-088]', async () => {
    const { agent } = await hireWithEverything();
    const { list } = await testApp.ask(listAgents, {});
    expect(list).toMatchObject([{ u_mobile: agent.phone, u_secondary_mobile: null }]);
    const as = await enter(await makeAccount(testApp.db));
    expect((await testApp.ask(listAgents, {}, { as })).list).toMatchObject([
      { u_secondary_mobile: '+919876500001' },
    ]);
  });

  test('who is not available shows guests no number, from the moment it is said [D-088]', async () => {
    const { agent } = await hireWithEverything();
    const path = '/deliverystaff/list/delivery_staffs';
    const query = { u_id: String(agent.id) };
    const before = await testApp.get(path, query);
    expect(before.text).toContain(agent.phone);
    expect(before.headers['cache-control']).toBe('public, no-cache');
    const as = await enter(agent);
    await testApp.post('/deliverystaff/edit/delivery_staffs', { u_delivery_status: 'not_available' }, { as });
    const tag = String(before.headers['etag']);
    const answers = [
      await testApp.get(path, query, { headers: { 'if-none-match': tag } }),
      await testApp.post(path, { u_id: agent.id }),
      await testApp.post(path, {}),
      await testApp.post(path, { search: 'ravi' }),
    ];
    for (const { status, text, body } of answers) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/\+91\d{10}/);
      expect(body['list']).toMatchObject([
        { u_id: agent.id, u_delivery_status: 'not_available', u_mobile: null },
      ]);
    }
    const customer = await enter(await makeAccount(testApp.db));
    for (const token of [as, customer])
      expect((await testApp.post(path, { u_id: agent.id }, { as: token })).text).toContain(agent.phone);
  });

  test('has no stars before the first rating', async () => {
    const { id } = await hire();
    expect((await testApp.ask(listAgents, { u_id: id })).list).toMatchObject([{ u_rating: null }]);
  });

  test.each(['available', 'busy', 'not_available'])(
    'says %s as it is stored [M-243]',
    async (availability) => {
      const { id } = await hire({ availability });
      const { list } = await testApp.ask(listAgents, { u_id: id });
      expect(list).toMatchObject([{ u_delivery_status: availability }]);
    },
  );
});

describe('the list [M-468]', () => {
  test('without anything asked has everyone: who is free first, then the better rated', async () => {
    await hire({ name: 'Away', availability: 'not_available', ratings: [500, 100] });
    await hire({ name: 'Busy', availability: 'busy', ratings: [500, 100] });
    await hire({ name: 'Disliked', ratings: [10, 10] });
    await hire({ name: 'Loved', ratings: [500, 100] });
    await hire({ name: 'New' });
    await hire({ name: 'Once praised', ratings: [5, 1] });
    expect(await namesFor({})).toEqual(['Loved', 'Once praised', 'New', 'Disliked', 'Busy', 'Away']);
  });

  test('by id has the one, or nobody', async () => {
    const { id } = await hire();
    await hire();
    expect((await testApp.ask(listAgents, { u_id: id })).list.map(({ u_id }) => u_id)).toEqual([id]);
    const customer = await makeAccount(testApp.db);
    for (const u_id of [customer.id, 2_000_000_000])
      expect((await testApp.ask(listAgents, { u_id })).list).toEqual([]);
  });

  test('by text looks at name, vehicle and place, in any case and script', async () => {
    await hire({ name: 'Ravi Nair', vehicle: 'Electric Scooter', location: 'Edapally, Kochi' });
    await hire({ name: 'രവി നായർ', vehicle: 'Bicycle', location: 'Thrissur' });
    expect(await namesFor({ search: 'ravi' })).toEqual(['Ravi Nair']);
    expect(await namesFor({ search: ' ELECTRIC nair ' })).toEqual(['Ravi Nair']);
    expect(await namesFor({ search: 'edapal' })).toEqual(['Ravi Nair']);
    expect(await namesFor({ search: 'നായർ' })).toEqual(['രവി നായർ']);
    expect(await namesFor({ search: 'ravi bicycle' })).toEqual([]);
    expect(await namesFor({ search: '   ' })).toHaveLength(2);
    for (const search of ['%', '_', '!!!', "' OR true --"]) expect(await namesFor({ search })).toEqual([]);
  });

  test('by text takes letters with and without their joiners for the same', async () => {
    await hire({ name: 'ഭാസ്\u200cകരന്\u200d' });
    for (const search of ['ഭാസ്കരന്', 'ഭാസ്\u200cകരന്\u200d', 'സ്കര'])
      expect([search, await namesFor({ search })]).toEqual([search, ['ഭാസ്\u200cകരന്\u200d']]);
  });

  test('never finds anybody by what is private', async () => {
    const { id } = await hire();
    await testApp.db.run(sql`
      UPDATE account SET email = 'canary@example.in', address = 'Canary Road' WHERE id = ${id}`);
    expect(await namesFor({ search: 'canary' })).toEqual([]);
  });

  test.each(['Kochi', 'kochi', ' Ernakulam ', 'Cochin', 'Kochi, Kerala, India', 'Edapally, Kochi'])(
    'by place knows the old and new names of a city: %s',
    async (location) => {
      await hire({ name: 'Here', location: 'Kochi' });
      await hire({ name: 'Near', location: 'Edapally, Kochi' });
      await hire({ name: 'Elsewhere', location: 'Chennai' });
      expect(await namesFor({ location })).toEqual(['Here', 'Near']);
    },
  );

  test('by place and text, both must fit', async () => {
    await hire({ name: 'Ravi', location: 'Kochi' });
    await hire({ name: 'Ravi', location: 'Chennai' });
    await hire({ name: 'Meera', location: 'Chennai' });
    expect(await namesFor({ search: 'ravi', location: 'Madras' })).toEqual(['Ravi']);
    expect(await namesFor({ location: 'Atlantis' })).toEqual([]);
  });

  test('is as long as asked', async () => {
    for (const name of ['One', 'Two', 'Three']) await hire({ name });
    expect(await namesFor({ limit: 2 })).toEqual(['One', 'Two']);
  });

  test('has everybody in pages of a hundred, and says how many there are [D-088]', async () => {
    await testApp.db.run(sql`
      WITH people AS (
        INSERT INTO account (role, name, email, password_hash)
        SELECT 'deliverystaff', 'Ravi', 'agent' || n || '@example.in', '' FROM generate_series(1, 150) n RETURNING id)
      INSERT INTO agent (account_id, phone, work_type, location, city_key, availability)
      SELECT id, '+919876543210', 'Full-time', 'Kochi', 'kochi', CASE WHEN id % 3 = 0 THEN 'busy' ELSE 'available' END
      FROM people`);
    const first = await testApp.ask(listAgents, {});
    const second = await testApp.ask(listAgents, { offset: 100 });
    expect([first.list.length, first.more, second.list.length, second.more]).toEqual([100, true, 50, false]);
    const ids = [...first.list, ...second.list].map(({ u_id }) => u_id);
    expect(new Set(ids).size).toBe(150);
    const busy = await testApp.ask(listAgents, { availability: 'busy' });
    expect(busy.list.map(({ u_delivery_status }) => u_delivery_status)).toEqual(Array(50).fill('busy'));
    for (const { counts } of [first, second, busy])
      expect(counts).toEqual({ available: 100, busy: 50, not_available: 0 });
  });
});
