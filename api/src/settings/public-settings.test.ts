import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAgent, makeShop } from '../../test/make';
import { sql } from '../db/sql';
import { readEnv } from '../env';
import { readPublicSettings } from './public-settings';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());
beforeEach(() => testApp.db.script('DELETE FROM setting'));

const now = new Date('2026-03-16T06:30:00Z');
const fixed = { publicUrl: '', tileUrl: '', geocoderUrl: 'none', hasDevPages: false, hasMailServer: true };
const officer = async () => (await readPublicSettings(testApp.db, fixed, now)).grievanceOfficer;
const set = (name: string, value: string) =>
  testApp.db.run(sql`
    INSERT INTO setting (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = ${value}`);

test('pages are told nothing else of the environment, such as passwords of the database and of the mail server', async () => {
  const env = readEnv(
    {
      DATABASE_URL: 'postgres://aaspaas:secret@database.example.in/aaspaas',
      SMTP_URL: 'smtps://aaspaas:secret@mail.example.in',
      S3_URL: 'https://aaspaas:secret@s3.example.in/photos',
      MAIL_FROM: 'Aaspaas <hello@example.in>',
    },
    '/',
  );
  const shown = await readPublicSettings(testApp.db, { ...env, publicUrl: 'https://www.example.in' }, now);
  expect(Object.keys(shown).sort()).toEqual([
    'charityUrl',
    'demoAgentId',
    'demoShopId',
    'geocoderUrl',
    'hasDevPages',
    'hasMailServer',
    'keptDays',
    'planDays',
    'planPriceRupees',
    'publicUrl',
    'supportEmail',
    'supportPhone',
    'tileUrl',
  ]);
});

test('an officer is named only where the operator has given a name and a way to reach them', async () => {
  expect(await officer()).toBeUndefined();
  await set('grievance_name', 'Asha Menon');
  expect(await officer()).toBeUndefined();
  await set('grievance_phone', '+919876543210');
  expect(await officer()).toEqual({ name: 'Asha Menon', email: '', phone: '+919876543210' });
});

test('pages show the support number and the price that the operator has set [D-076]', async () => {
  await set('support_phone', '+919876512345');
  await set('plan_price_rupees', '649');
  expect(await readPublicSettings(testApp.db, fixed, now)).toMatchObject({
    supportPhone: '+919876512345',
    planPriceRupees: 649,
  });
});

test('pages say how long things are kept, and where to write to, as the operator has set it', async () => {
  await set('keep_search_days', '30');
  await set('support_email', 'help@example.in');
  await set('postal_address', '12 Main Road, Kochi');
  expect(await readPublicSettings(testApp.db, fixed, now)).toMatchObject({
    keptDays: { searches: 30, securityLog: 365, mails: 30, logins: 30 },
    planDays: 365,
    supportEmail: 'help@example.in',
    postalAddress: '12 Main Road, Kochi',
  });
});

test('visitors are shown a sample only where the database has one, never a real shop of the same number [D-009, M-437, M-438]', async () => {
  const shown = () => readPublicSettings(testApp.db, fixed, now);
  for (let number = 1; number <= 16; number++) await makeShop(testApp.db);
  expect(await shown()).toMatchObject({ demoShopId: null, demoAgentId: null });
  const [shop, agent] = [await makeShop(testApp.db), await makeAgent(testApp.db)];
  await testApp.db.run(sql`INSERT INTO demo_data (shop_id, agent_id) VALUES (${shop.id}, ${agent.id})`);
  expect(await shown()).toMatchObject({ demoShopId: shop.id, demoAgentId: agent.id });
  await testApp.db.run(sql`DELETE FROM account WHERE id IN (${shop.owner.id}, ${agent.id})`);
  expect(await shown()).toMatchObject({ demoShopId: null, demoAgentId: null });
});
