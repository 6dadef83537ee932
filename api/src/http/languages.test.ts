import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseLanguage, readSession, register } from '@aaspaas/contract/accounts/calls';
import { signUpNotice } from '@aaspaas/contract/accounts/consent';
import { listShops } from '@aaspaas/contract/shops/calls';
import type { Boot, WebEntry } from '@aaspaas/contract/page';
import { keyOfText } from '@aaspaas/contract/words';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, signIn } from '../../test/make';
import { sql } from '../db/sql';
import { wordsIn } from '../languages/words';
import { languageOf } from '@aaspaas/contract/languages';
import { queueMail } from '../mail/queries';
import { readPageTemplate } from './page-template';
import { readPublicSettings } from '../settings/public-settings';

/** A web app whose page says three texts, of which the browser says two again. */
const web: WebEntry = {
  planPage: ({ url }) => {
    if (url === '/broken') throw new Error('broken');
    return url === '/old' ? { pattern: '/old', redirect: '/new?open=login' } : { pattern: '/', calls: [] };
  },
  renderPage: async ({ words, url }) => ({
    status: url === '/' ? 200 : 404,
    movedTo: null,
    head: '',
    body: `${words('Home')} ${words('Bakery')} ${words('Menu')} ${words('Fort Kochi · 682001', true)}`,
    sheet: 'first',
    modules: ['page.ts'],
  }),
};

const hindi = (text: string): string => {
  const language = languageOf('hi');
  if (!language) throw new Error('no Hindi');
  return wordsIn(language).words(text);
};

let folder: string;
let testApp: TestApp;
const open = (url: string) => testApp.app.inject(url);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaspaas-languages-'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'first-scripts'));
  const manifest = {
    'entry.ts': { file: 'assets/entry.js', isEntry: true },
    'page.ts': { file: 'assets/page.js' },
    'later.ts': { file: 'assets/later.js' },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const texts = { 'assets/page.js': ['Home', 'Shops'], 'assets/later.js': ['Services'] };
  await writeFile(join(folder, '.vite/texts.json'), JSON.stringify(texts));
  const template = await readPageTemplate(folder, folder);
  const fixed = { publicUrl: '', tileUrl: '', geocoderUrl: 'none', hasDevPages: false, hasMailServer: true };
  const pages = { web, template, readSettings: () => readPublicSettings(testApp.db, fixed, new Date()) };
  testApp = await bootApp({ pages });
});
afterAll(async () => {
  await testApp.stop();
  await rm(folder, { recursive: true });
});

const bootOf = (page: string): Boot =>
  JSON.parse(/id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? 'null') as Boot;

test('a prefix draws the page in its language, with the words that the browser will say again [G-085]', async () => {
  const { statusCode, body } = await open('/hi');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="hi-IN">');
  expect(body).toContain(`${hindi('Home')} ${hindi('Bakery')} ${hindi('Menu')} फोर्ट कोच्ची · 682001`);
  const { words } = bootOf(body);
  expect(words?.code).toBe('hi');
  expect(words?.byKey).toEqual({
    [keyOfText('Home')]: hindi('Home'),
    // A category, which replies name.
    [keyOfText('Bakery')]: hindi('Bakery'),
    // Names of places come as they were written.
    [keyOfText('Fort Kochi · 682001')]: 'फोर्ट कोच्ची · 682001',
  });
});

test('English has no prefix and brings no words [G-085]', async () => {
  const { body } = await open('/');
  expect(body).toContain('<html lang="en-IN">');
  expect(body).toContain('Home Bakery Menu Fort Kochi · 682001');
  expect(bootOf(body).words).toBe(undefined);
  expect((await open('/en')).statusCode).toBe(404);
});

test('an unknown prefix is no page, and says so in English', async () => {
  const { statusCode, body } = await open('/xx');
  expect([statusCode, body.includes('lang="en-IN"')]).toEqual([404, true]);
});

test('a redirect stays in the language', async () => {
  const { statusCode, headers } = await open('/hi/old');
  expect([statusCode, headers.location]).toEqual([302, '/hi/new?open=login']);
});

test('what is loaded later has its words beside it, and replies have theirs', async () => {
  const { headers, body } = await open('/words/hi.json?v=1&of=later');
  expect(headers['cache-control']).toContain('immutable');
  expect(JSON.parse(body)).toEqual({ [keyOfText('Services')]: hindi('Services') });
  const ofReplies = JSON.parse((await open('/words/hi.json?v=1&of=replies')).body) as object;
  expect(ofReplies).toMatchObject({ [keyOfText('Bakery')]: hindi('Bakery') });
  expect((await open('/words/xx.json?v=1&of=later')).statusCode).toBe(404);
});

test('a failure is said in the language of the page that asked, for each field too', async () => {
  const inHindi = { headers: { 'accept-language': 'hi' } };
  const { body } = await testApp.post('/user/list/session', {}, inHindi);
  expect(body['message']).toBe(hindi('Please log in to continue.'));
  const english = await testApp.post(
    '/user/list/session',
    {},
    { headers: { 'accept-language': 'hi-IN,en' } },
  );
  expect(english.body['message']).toBe('Please log in to continue.');
});

test('a list that guests share is the same in every language', async () => {
  const [english, other] = await Promise.all(
    ['en', 'hi'].map((language) =>
      testApp.post(listShops.path, { city: 'Kochi' }, { headers: { 'accept-language': language } }),
    ),
  );
  expect(other?.text).toBe(english?.text);
});

test('letters are in the language that their reader has chosen, those to admins in English [G-088]', async () => {
  const account = await makeAccount(testApp.db);
  const now = testApp.clock.now();
  const write = async () => {
    const letter = { to: 'a@example.in', subject: 'Home', lines: ['Menu'] };
    const id = await queueMail(testApp.db, account.id, letter, now);
    return testApp.db.one(sql`SELECT subject, text_body, html_body FROM outbox WHERE id = ${id}`);
  };
  const { subject, text_body } = (await write()) as { subject: string; text_body: string };
  expect([subject, text_body]).toEqual([
    'Home',
    expect.stringMatching(/^Menu\n\nWe also write in हिन्दी, .+ਪੰਜਾਬੀ\. .+\n\nAaspaas$/),
  ]);
  const token = await signIn(testApp.db, account, now);
  await testApp.ask(chooseLanguage, { language: 'hi' }, { as: token });
  expect((await testApp.ask(readSession, {}, { as: token })).user?.language).toBe('hi');
  const { html_body, ...text } = (await write()) as { html_body: string };
  expect(text).toEqual({ subject: hindi('Home'), text_body: `${hindi('Menu')}\n\nAaspaas` });
  expect(html_body).toContain('<html lang="hi-IN">');
  await testApp.db.run(sql`UPDATE account SET role = 'admin', grade = 'chief' WHERE id = ${account.id}`);
  expect(await write()).toMatchObject({ subject: 'Home', text_body: 'Menu\n\nAaspaas' });
});

test('a page that cannot be drawn says so in its language', async () => {
  const { statusCode, body } = await open('/hi/broken');
  expect(statusCode).toBe(500);
  expect(body).toContain('<html lang="hi-IN">');
  expect(body).toContain(`<h1>${hindi('Something went wrong, please try again.')}</h1>`);
  expect(body).toContain(hindi('Try again'));
});

test('who joins in a language is kept with the wording as it was read, and is written to in it [G-088]', async () => {
  const person = { name: 'Asha Menon', email: 'asha.hindi@example.in', password: 'secret word' };
  const inHindi = { headers: { 'accept-language': 'hi' } };
  expect((await testApp.post(register.path, person, inHindi)).status).toBe(200);
  const kept = await testApp.db.one(sql`
    SELECT c.wording, c.language, a.language AS chosen
    FROM consent c JOIN account a ON a.id = c.account_id WHERE a.email = ${person.email}`);
  const wording = hindi(signUpNotice);
  expect(wording).not.toBe(signUpNotice);
  expect(kept).toEqual({ wording, language: 'hi', chosen: 'hi' });
});
