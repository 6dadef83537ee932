import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editProfile } from '@aaspaas/contract/accounts/calls';
import { editAgent } from '@aaspaas/contract/agents/calls';
import type { Call } from '@aaspaas/contract/call';
import { callsByPath } from '@aaspaas/contract/every-call';
import { editShop } from '@aaspaas/contract/shops/calls';
import { sql, type Sql } from '../src/db/sql';
import { bootApp, type TestApp } from './boot';
import { makeAccount, makeAgent, makeMedia, makeShop, signIn } from './make';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

interface Field {
  /** A value that passes the rules and differs from the stored one. */
  readonly sent: string;
  /** The columns in which it is stored. */
  readonly columns: readonly string[];
  /** Fields whose change rightly changes this one too. */
  readonly notBeside?: readonly string[];
}

const field = (sent: string, columns: string, notBeside: readonly string[] = []): Field => ({
  sent,
  columns: columns.split(' '),
  notBeside,
});

interface EditCall {
  readonly call: Call;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields of the request that are not stored. */
  readonly others: readonly string[];
  /** Makes somebody with a value in every column; returns the session and the query of the stored row. */
  make(): Promise<{ as: string; row: Sql }>;
}

const enter = (account: { id: number; role: 'user' | 'shop' | 'deliverystaff' }) =>
  signIn(testApp.db, account, testApp.clock.now());

const shops: EditCall = {
  call: editShop,
  fields: {
    sh_shop_or_service: field('both', 'kind'),
    sh_name: field('Meera Books', 'name'),
    sh_owner_name: field('Meera Iyer', 'owner_name'),
    sh_category_name: field('Books & Media', 'category_id'),
    sh_address: field('4 Harbour Street, Mattancherry', 'address'),
    sh_state: field('Kerala', 'state'),
    sh_city: field('Kochi', 'city city_key'),
    sh_pin_code: field('682001', 'pin_code'),
    sh_location: field('Mattancherry', 'location', ['sh_city']),
    sh_primary_phone: field('9876543210', 'phone'),
    sh_secondary_phone: field('9812345678', 'second_phone'),
    sh_whatsapp_number: field('9898989812', 'whatsapp'),
    sh_email: field('hello@anand.example', 'email'),
    sh_description: field('Books by the sea.', 'description'),
    sh_delivery_option: field('Only in-store service', 'delivery_option'),
    sh_service_area_coverage: field('In-shop Only', 'service_area'),
    sh_working_days: field('[Monday Tuesday]', 'days'),
    sh_opening_hours: field('10:00 AM - 07:00 PM', 'schedule opens closes'),
    sh_product_and_service: field('["Novels"]', 'items'),
    // A price goes with its item.
    item_prices: field('["120"]', 'prices', ['sh_product_and_service']),
    latitude: field('9.96584', 'latitude is_pinned', ['longitude']),
    longitude: field('76.2421', 'longitude is_pinned', ['latitude']),
  },
  others: ['sh_id', 'emptied', 'image_first', 'pin_sure', 'version'],
  async make() {
    const { id, owner } = await makeShop(testApp.db);
    await testApp.db.run(sql`UPDATE shop SET pin_code = '560001', prices = '{60}' WHERE id = ${id}`);
    return { as: await enter({ ...owner, role: 'shop' }), row: sql`SELECT * FROM shop WHERE id = ${id}` };
  },
};

const agents: EditCall = {
  call: editAgent,
  fields: {
    u_name: field('Meera Iyer', 'name'),
    u_secondary_mobile: field('9876501112', 'second_phone'),
    u_whatsapp_contact: field('9876501113', 'whatsapp'),
    u_vehicle_type: field('Bicycle', 'vehicle_type'),
    u_work_type: field('Freelance', 'work_type'),
    u_delivery_status: field('busy', 'availability'),
    u_location: field('Adyar, Chennai', 'location city_key'),
    // Email and number change in another way, but an edit without them must keep them too.
    u_email: field('', 'email'),
    u_mobile: field('', 'phone account_phone'),
  },
  others: ['u_id', 'current_password', 'password'],
  async make() {
    const { id } = await makeAgent(testApp.db);
    await testApp.db.run(sql`UPDATE account SET picture = ${await makeMedia(testApp.db)} WHERE id = ${id}`);
    const row = sql`
      SELECT agent.*, account.name, account.email, account.phone AS account_phone, account.picture
      FROM agent JOIN account ON account.id = agent.account_id WHERE account.id = ${id}`;
    return { as: await enter({ id, role: 'deliverystaff' }), row };
  },
};

const people: EditCall = {
  call: editProfile,
  fields: {
    name: field('Meera Iyer', 'name'),
    address: field('Fort Kochi', 'address'),
    district: field('Ernakulam', 'district'),
    state: field('Kerala', 'state'),
    zip_code: field('682001', 'zip_code'),
    email: field('', 'email'),
    mobile: field('', 'phone'),
  },
  others: ['u_id', 'current_password', 'password'],
  async make() {
    const { id } = await makeAccount(testApp.db);
    await testApp.db.run(sql`
      UPDATE account SET address = 'Adyar', district = 'Chennai', state = 'Tamil Nadu', zip_code = '600020',
        picture = ${await makeMedia(testApp.db)} WHERE id = ${id}`);
    return { as: await enter({ id, role: 'user' }), row: sql`SELECT * FROM account WHERE id = ${id}` };
  },
};

const asSent = (fields: EditCall['fields'], without: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { sent }]) => sent !== '' && !without.includes(name))
      .map(([name, { sent }]) => [name, sent]),
  );

describe.each([shops, agents, people])('$call.path', ({ call, fields, others, make }) => {
  const read = (row: Sql) => testApp.db.one<Record<string, unknown>>(row);
  const pick = (row: Record<string, unknown>, columns: readonly string[]) =>
    columns.map((column) => row[column]);

  test('every field of the call is one of these', () => {
    const { entries } = callsByPath[call.path].request;
    const unknown = Object.keys(entries).filter((name) => !(name in fields) && !others.includes(name));
    expect(unknown).toEqual([]);
  });

  test('what is sent is stored, so that the others are really changed around a field', async () => {
    const { as, row } = await make();
    const before = await read(row);
    expect((await testApp.post(call.path, asSent(fields, []), { as })).status).toBe(200);
    const after = await read(row);
    for (const [name, { sent, columns }] of Object.entries(fields)) {
      const isChanged = JSON.stringify(pick(after, columns)) !== JSON.stringify(pick(before, columns));
      expect([name, isChanged]).toEqual([name, sent !== '']);
    }
  });

  test.each(Object.entries(fields))(
    '%s keeps what is stored when it is left out or empty, whatever else changes [D-066]',
    async (name, { columns, notBeside = [] }) => {
      const { as, row } = await make();
      const before = pick(await read(row), columns);
      expect(before.every((value) => value !== null && value !== '')).toBe(true);
      const changed = asSent(fields, [name, ...notBeside]);
      for (const body of [changed, { ...changed, [name]: '' }, { ...changed, [name]: '  ' }]) {
        const answer = await testApp.post(call.path, body, { as });
        expect([answer.status, answer.body['message']]).toEqual([200, expect.any(String)]);
        expect(pick(await read(row), columns)).toEqual(before);
      }
    },
  );
});

test('an edit without files keeps the photos that are there [D-066]', async () => {
  for (const { call, fields, make } of [agents, people]) {
    const { as, row } = await make();
    const before = await testApp.db.one<{ picture: string }>(row);
    await testApp.post(call.path, asSent(fields, []), { as });
    expect(await testApp.db.one(row)).toMatchObject({ picture: before.picture });
  }
  const { as, row } = await shops.make();
  await testApp.post(editShop.path, asSent(shops.fields, []), { as });
  expect(await testApp.db.one(row)).toMatchObject({ photo_count: 1 });
});
