import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, readSession } from '@aaspaas/contract/accounts/calls';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { everyCall, type ShapedCall } from '@aaspaas/contract/every-call';
import { listFavourites } from '@aaspaas/contract/favourites/calls';
import { addShop } from '@aaspaas/contract/registration/calls';
import { addReview, listReviews } from '@aaspaas/contract/reviews/calls';
import { suggest } from '@aaspaas/contract/search/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import {
  makeAccount,
  makeAgent,
  makeFavourite,
  makeReview,
  makeShop,
  password,
  signIn,
} from '../../test/make';
import { shopForm } from '../../test/registrations';
import type { ApiDocument } from './document';

let testApp: TestApp;
let document: ApiDocument;
let ajv: Ajv2020;

beforeAll(async () => {
  testApp = await bootApp();
  // What the tests below look at; the first of them validates it.
  document = (await testApp.get('/openapi.json')).body as unknown as ApiDocument;
  ajv = new Ajv2020({ strict: false }).addSchema(document, 'api');
});
afterAll(() => testApp.stop());

const asPointer = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** What a value has that the schema at this path of the document does not allow. */
function misfitsOf(path: readonly string[], value: unknown): unknown {
  const validate = ajv.getSchema(`api#/${path.map(asPointer).join('/')}`);
  if (!validate) throw new Error(`nothing is described at ${path.join(' ')}`);
  return validate(value) ? [] : validate.errors;
}

const ofReply = (call: { path: string }) =>
  ['paths', call.path, 'post', 'responses', '200', 'content', 'application/json', 'schema'] as const;

describe('the description', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
  });

  test('has every call, by POST and, where it has one, by GET, and nothing else', () => {
    const described = Object.entries(document.paths).map(([path, item]) => [path, Object.keys(item)]);
    const methodsOf = ({ hasGetTwin }: ShapedCall) => (hasGetTwin ? ['post', 'get'] : ['post']);
    expect(described).toEqual(everyCall.map((call) => [call.path, methodsOf(call)]));
  });

  test('names every operation once, and says what it does and what it answers', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { operationId, summary, responses } of operations) {
      expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/^.{10,}\.$/)]);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', 'default']));
    }
  });

  test('refers to nothing that is not there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref);
    expect(refs.length).toBeGreaterThan(100);
    const find = (ref: string) =>
      ref
        .split('/')
        .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], document);
    expect(refs.filter((ref) => find(ref) === undefined)).toEqual([]);
  });

  test('says that a form with photos is a form, with how many and how large', () => {
    const body = document.paths[addShop.path]?.post.requestBody?.content;
    expect(Object.keys(body ?? {})).toEqual(['multipart/form-data']);
    expect(body?.['multipart/form-data']?.schema.properties).toMatchObject({
      shop_name: { type: 'string', maxLength: 300 },
      image: { type: 'array', maxItems: 10, description: expect.stringContaining('5 MiB') },
    });
  });

  test('names the cookie by which this server knows a session', async () => {
    const secure = await bootApp({ isSecure: true, beside: testApp });
    const { body } = await secure.get('/openapi.json');
    await secure.stop();
    expect(document.components.securitySchemes.session.name).toBe('session');
    expect(body).toMatchObject({ components: { securitySchemes: { session: { name: '__Host-session' } } } });
  });
});

describe('what is really sent fits what is described', () => {
  test('replies', async () => {
    const { db } = testApp;
    const person = await makeAccount(db, 'user', { email: 'asha@example.in' });
    const shop = await makeShop(db);
    await makeReview(db, shop, await makeAccount(db));
    await makeFavourite(db, person, shop);
    await makeAgent(db);
    const as = await signIn(db, person, testApp.clock.now());
    const asked = [
      [readSession, {}],
      [listShops, { sh_id: shop.id }],
      [listShops, { search: 'anand' }],
      [listAgents, {}],
      [listReviews, { shop_id: shop.id }],
      [suggest, { text: 'ba' }],
      [listFavourites, {}],
      [addReview, { shop_id: shop.id, comment: 'Good', rating: 5 }],
      [addShop, shopForm()],
      // Last: it ends the session that the others are asked with.
      [login, { email: 'asha@example.in', password }],
    ] as const;
    for (const [call, body] of asked) {
      const answer = await testApp.post(call.path, body, { as });
      expect([call.path, answer.status, misfitsOf(ofReply(call), answer.body)]).toEqual([call.path, 200, []]);
    }
  });

  test('an owner’s own record', async () => {
    const shop = await makeShop(testApp.db);
    const as = await signIn(testApp.db, shop.owner, testApp.clock.now());
    const { body } = await testApp.post(listShops.path, { sh_id: shop.id }, { as });
    expect(body).toMatchObject({ list: [{ owner: expect.anything() }] });
    expect(misfitsOf(ofReply(listShops), body)).toEqual([]);
  });

  test('failures', async () => {
    const answers = [
      await testApp.post(login.path, { email: 1 }),
      await testApp.post(listFavourites.path),
      await testApp.post('/user/register', { ...shopForm(), name: '' }),
      await testApp.post(login.path, {}, { headers: { 'sec-fetch-site': 'cross-site' } }),
      await testApp.post('/shop/add/review', '{'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(misfitsOf(['components', 'schemas', 'Failure'], body)).toEqual([]);
    }
  });

  test('requests, and what is no request', () => {
    const path = ['paths', addShop.path, 'post', 'requestBody', 'content', 'multipart/form-data', 'schema'];
    expect(misfitsOf(path, shopForm())).toEqual([]);
    expect(misfitsOf(path, { ...shopForm(), shop_name: 'x'.repeat(301) })).toHaveLength(1);
    expect(misfitsOf(ofReply(listShops), { result: true })).not.toEqual([]);
  });
});

describe('the page that shows it', () => {
  const read = async (path: string) => (await testApp.get(path)).text;

  test('is a page without scripts, and with styles that the policy allows', async () => {
    const { status, headers, text } = await testApp.get('/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).not.toMatch(/<script|<style|style=|https?:\/\//);
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    expect(await read('/docs.css')).toContain('body {');
  });

  test('has every operation and all of its fields', async () => {
    const text = await read('/docs');
    for (const { path, name, about, request } of everyCall) {
      expect(text).toContain(`id="${name}" tabindex="-1"><code>POST ${path}</code>`);
      expect(text).toContain(about.split('`')[0]);
      const fields = 'entries' in request ? Object.keys(request.entries as object) : [];
      for (const field of fields) expect(text).toContain(`<dt><code>${field}</code></dt>`);
    }
  });

  test('has links that lead somewhere', async () => {
    const text = await read('/docs');
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to);
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((to) => !ids.has(to))).toEqual([]);
  });

  test('is answered with 304 to whoever has it', async () => {
    for (const path of ['/docs', '/docs.css', '/openapi.json']) {
      const { headers } = await testApp.get(path);
      const again = await testApp.get(path, {}, { headers: { 'if-none-match': String(headers['etag']) } });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });
});
