import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { sql } from '../db/sql';
import { readPublicSettings } from './public-settings';

let house: TestApp;

beforeAll(async () => {
  house = await bootApp();
});
afterAll(() => house.stop());

const fixed = { publicUrl: '', tileUrl: '', geocoderUrl: 'none', hasDevPages: false };
const officer = async () => (await readPublicSettings(house.db, fixed)).grievanceOfficer;
const set = (name: string, value: string) =>
  house.db.run(sql`
    INSERT INTO setting (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = ${value}`);

test('an officer is named only where the operator has given a name and a way to reach them', async () => {
  expect(await officer()).toBeUndefined();
  await set('grievance_name', 'Asha Menon');
  expect(await officer()).toBeUndefined();
  await set('grievance_phone', '+919876543210');
  expect(await officer()).toEqual({ name: 'Asha Menon', email: '', phone: '+919876543210' });
});
