import fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuiltFiles } from './files';

const app = fastify();
let root = '';
const built = (name: string): string => join(root, 'assets', name);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'aaspaas-built-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'secret.js'), 'not for browsers');
  await writeFile(built('page-1a.js'), 'as it is');
  await writeFile(built('page-1a.js.br'), 'by brotli');
  await writeFile(built('page-1a.js.gz'), 'by gzip');
  await writeFile(built('pin-2b.svg'), '<svg/>');
  await writeFile(built('letters-3c.woff2'), 'letters');
  await writeFile(built('sheet-4d.css'), 'a{}');
  await serveBuiltFiles(app, join(root, 'assets'));
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

test.each([
  ['gzip, deflate, br', 'by brotli', 'br'],
  ['gzip, br;q=0', 'by gzip', 'gzip'],
  ['gzip', 'by gzip', 'gzip'],
  ['identity', 'as it is', undefined],
  [undefined, 'as it is', undefined],
])('a browser that accepts %s gets the script %s', async (accepted, body, encoding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const reply = await app.inject({ url: '/assets/page-1a.js', headers });
  expect(reply).toMatchObject({ statusCode: 200, body });
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(reply.headers['content-encoding']).toBe(encoding);
});

test.each([
  ['pin-2b.svg', 'image/svg+xml'],
  ['letters-3c.woff2', 'font/woff2'],
])('%s, which the build has not compressed, comes as it is', async (name, type) => {
  const reply = await app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'br' } });
  expect(reply.headers).toMatchObject({ 'content-type': type });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('a browser that has the script already is not sent it again', async () => {
  const first = await app.inject({ url: '/assets/page-1a.js' });
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect(await app.inject({ url: '/assets/page-1a.js', headers })).toMatchObject({
    statusCode: 304,
    body: '',
  });
});

test('who asks for the headers alone gets them', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/assets/pin-2b.svg' });
  expect(reply).toMatchObject({ statusCode: 200, body: '' });
  expect(reply.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-length': '6' });
});

test.each(['no-such.js', 'page-1a.js.br', '../secret.js', '..%2fsecret.js', '%2e%2e%2fsecret.js', ''])(
  'nothing is served at /assets/%s',
  async (name) => {
    expect(await app.inject({ url: `/assets/${name}` })).toMatchObject({ statusCode: 404 });
  },
);

test('a file is read once', async () => {
  const read = () => app.inject({ url: '/assets/sheet-4d.css' });
  expect(await read()).toMatchObject({ statusCode: 200, body: 'a{}' });
  await rm(built('sheet-4d.css'));
  expect(await read()).toMatchObject({ statusCode: 200, body: 'a{}' });
});
