import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editAgent, listAgents } from '@aaspaas/contract/agents/calls';
import { editPerson } from '@aaspaas/contract/console/people/calls';
import { registerAgent } from '@aaspaas/contract/registration/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, makeAgent, signIn } from '../../test/make';
import { agentForm } from '../../test/registrations';
import { removeEverybody } from '../../test/remove-everybody';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp({ withPlaces: true });
});
beforeEach(() => removeEverybody(testApp.db));
afterAll(() => testApp.stop());

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const locationsIn = async (location: string) =>
  (await testApp.ask(listAgents, { location })).list.map(({ u_location }) => u_location);

test.each([
  ['Fort Kochi', 'Kochi'],
  ['682001', 'Kochi'],
  ['Koramangala · 560034', 'Bangalore'],
  ['Nagercoil', 'Nagercoil'],
  ['Nagampadam, Kottayam', 'Kottayam'],
  ['Vadasery, Nagercoil, Tamil Nadu', 'Nagercoil'],
  ['Gandhi Nagar, Nagercoil', 'Nagercoil'],
  ['Hubli', 'Hubballi'],
  // Too small to be a place among other words.
  ['Kodungallur', 'Eriyad'],
  ['Atlantis', 'Atlantis'],
])('an agent of %j is listed for %s [D-109]', async (location, town) => {
  await testApp.ask(registerAgent, { ...agentForm(), location });
  expect(await locationsIn(town)).toEqual([location]);
  expect(await locationsIn(location)).toEqual([location]);
  expect(await locationsIn('Chennai')).toEqual([]);
});

test('who moves is listed for the new town, by whomever it was written [D-109]', async () => {
  const agent = await makeAgent(testApp.db);
  const own = { as: await enter(agent) };
  await testApp.ask(editAgent, { u_location: 'Vyttila' }, own);
  expect(await locationsIn('Kochi')).toEqual(['Vyttila']);
  const as = await enter(await makeAccount(testApp.db, 'admin'));
  const { name, email, phone, updated_at } = await testApp.db.one<Record<string, unknown>>(sql`
    SELECT name, coalesce(email, '') AS email, phone, updated_at FROM account WHERE id = ${agent.id}`);
  const person = { id: agent.id, seen: updated_at, name, email, phone };
  const work = { vehicle_type: 'Bicycle', work_type: 'Part Time' };
  await testApp.ask(editPerson, { ...person, ...work, location: '629001' }, { as });
  expect([await locationsIn('Kochi'), await locationsIn('Nagercoil')]).toEqual([[], ['629001']]);
});
