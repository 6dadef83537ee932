import fastifyMultipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { access, readdir, readFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { id, text } from '@aaspaas/contract/shapes';
import { bootApp, type TestApp } from '../../../test/boot';
import { asForm } from '../../../test/form';
import { makeAccount, signIn } from '../../../test/make';
import { writeFailures } from '../failures';
import { type Form, type FormCall, withForm } from './multipart';

/** A call with room for two small files and one large. */
const send: FormCall = {
  files: { image: { most: 2, maxBytes: 1000 }, licence: { most: 1, maxBytes: 200_000 } },
  request: v.object({ u_id: v.optional(id), note: v.optional(text(50)) }),
};

let testApp: TestApp;
const app = fastify();
let beforeReading: (raw: IncomingMessage) => Promise<unknown> = async () => {};
let handled: Promise<unknown> | null = null;
let work: (form: Form) => Promise<unknown> = async () => ({});
let patienceMs = 10_000;

beforeAll(async () => {
  testApp = await bootApp();
  writeFailures(app);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  app.addHook('preHandler', (request) => beforeReading(request.raw));
  app.post('/', (request) => {
    handled = withForm(request, send, { room: testApp.photoStore, patienceMs }, (form) => work(form));
    return handled;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await testApp.stop();
});
afterEach(async () => {
  work = async () => ({});
  if ((await folders()).length > 0) throw new Error('files were left behind');
});

async function post(form: object) {
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/', payload: asForm(form) });
  return [statusCode, (JSON.parse(body) as { message?: string }).message];
}

const boundary = 'the-boundary';
const raw = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload: body });

const part = (head: string, body = 'x') =>
  `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const end = `--${boundary}--\r\n`;

test('text fields come as text, those that are numbers as numbers; files are on disk meanwhile', async () => {
  let seen: unknown;
  let path = '';
  work = async ({ fields, uploads }) => {
    const [file] = uploads['image'] ?? [];
    path = file?.path ?? '';
    seen = { fields, content: await readFile(path, 'latin1'), bytes: file?.bytes, sha256: file?.sha256 };
    return {};
  };
  await post({ u_id: 7, note: '12', image: Buffer.from('abc') });
  expect(seen).toEqual({
    fields: { u_id: 7, note: '12' },
    content: 'abc',
    bytes: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
  await expect(access(path)).rejects.toThrow('ENOENT');
});

test('files nobody asked for are dropped, and so is a file field that was left empty', async () => {
  let seen: Form['uploads'] = {};
  work = async ({ uploads }) => {
    seen = uploads;
    return {};
  };
  const body = [
    part('name="other"; filename="a.exe"', 'M'.repeat(5000)),
    part('name="image"; filename=""\r\ncontent-type: application/octet-stream', ''),
    end,
  ];
  expect((await raw(body.join(''))).statusCode).toBe(200);
  expect(seen).toEqual({ image: [], licence: [] });
});

test('a failing handler leaves no files either', async () => {
  work = async () => {
    throw new Error('broken');
  };
  expect((await post({ image: Buffer.from('abc') }))[0]).toBe(500);
});

describe('too much', () => {
  const kilobyte = Buffer.alloc(1000);
  test.each([
    ['a file at its limit', { image: kilobyte }, 200],
    ['a file over its limit', { image: Buffer.alloc(1001) }, 413],
    ['a large file where only small ones are allowed', { image: Buffer.alloc(150_000) }, 413],
    ['a large file where it is allowed', { licence: Buffer.alloc(150_000) }, 200],
    ['one file too many', { image: [kilobyte, kilobyte, kilobyte] }, 413],
    ['very many unwanted files', { other: Array.from({ length: 20 }, () => kilobyte) }, 413],
    ['a text without end', { note: 'n'.repeat(100_001) }, 413],
    ['fields without end', Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`f${n}`, 'x'])), 413],
  ])('%s', async (_says, form, status) => {
    expect((await post(form))[0]).toBe(status);
  });

  test('is said in a sentence', async () => {
    expect(await post({ image: [kilobyte, kilobyte, kilobyte] })).toEqual([413, 'Maximum 2 images allowed']);
  });
});

describe('not a form', () => {
  test.each([
    ['no boundary', '', 'multipart/form-data', 400],
    ['nothing after the boundary', `--${boundary}`, undefined, 400],
    ['no end', part('name="note"'), undefined, 400],
    ['no end of a file', part('name="image"; filename="a.png"', 'abc'), undefined, 400],
    ['the same field twice', part('name="note"') + part('name="note"') + end, undefined, 400],
    ['a field named like an inner part', part('name="__proto__"') + end, undefined, 400],
    ['JSON that is none', part('name="note"\r\ncontent-type: application/json', '{') + end, undefined, 400],
    ['a thousand header lines', part(`name="note"${'\r\nx-a: b'.repeat(1000)}`) + end, undefined, 200],
    ['mixed parts', part('name="note"') + end, `multipart/mixed; boundary=${boundary}`, 415],
    ['JSON', '{}', 'application/json', 415],
  ])('%s', async (_says, body, type, status) => {
    const answer = await raw(body, type);
    expect(answer.statusCode).toBe(status);
  });
});

/** An upload over a real connection, stopped in the middle of its file. */
function startUpload(port: number, path = '/', headers = {}): ClientRequest {
  const type = `multipart/form-data; boundary=${boundary}`;
  const upload = httpRequest({
    port,
    path,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-type': type, ...headers },
  });
  upload.on('error', () => {});
  upload.write(part('name="image"; filename="a.png"', 'the beginning').slice(0, -2));
  return upload;
}

// `address()` has this type for a server that listens on a port.
const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}
const folders = () => readdir(testApp.photoStore.temporaryFolder);

test('a sender who hangs up leaves nothing behind', async () => {
  const upload = startUpload(portOf(app));
  await until(async () => (await folders()).length === 1);
  upload.destroy();
  await until(async () => (await folders()).length === 0);
  expect(upload.destroyed).toBe(true);
});

test('a sender who hung up before anybody listened leaves nothing behind either', async () => {
  const upload = startUpload(portOf(app));
  beforeReading = async (raw) => {
    const closed = new Promise((resolve) => raw.once('close', resolve));
    upload.destroy();
    await closed;
  };
  handled = null;
  await until(async () => handled !== null);
  beforeReading = async () => {};
  await expect(handled).rejects.toThrow('Request timeout');
});

test('a sender who never ends is cut off', async () => {
  patienceMs = 50;
  const upload = startUpload(portOf(app));
  await new Promise((resolve) => upload.once('close', resolve));
  patienceMs = 10_000;
  await until(async () => (await folders()).length === 0);
  expect(upload.destroyed).toBe(true);
});

test('a refusal reaches a sender who is still sending', async () => {
  const upload = startUpload(portOf(app));
  for (let sent = 0; sent < 5; sent++) upload.write('m'.repeat(100_000));
  upload.end(`\r\n${end}`);
  const [answer] = (await once(upload, 'response')) as [{ statusCode: number; resume(): void }];
  answer.resume();
  expect(answer.statusCode).toBe(413);
});

test('the real call: hanging up leaves no file and no photo', async () => {
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  const token = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
  const headers = { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' };
  const upload = startUpload(portOf(testApp.app), '/aaspaas/user/edit/profile', headers);
  await until(async () => (await folders()).length === 1);
  upload.destroy();
  await until(async () => (await folders()).length === 0);
  expect(await readdir(testApp.photoStore.publicFolder)).toEqual([]);
});
