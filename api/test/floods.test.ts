import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ticketOf } from '@aaspaas/contract/photos/photo-ticket';
import { addPhoto, addShop, registerAgent } from '@aaspaas/contract/registration/calls';
import { usualLimits } from '../src/http/uploads/upload-gate';
import { noise } from './bad-images';
import { type Answer, bootApp, type TestApp } from './boot';
import { asForm } from './form';
import { agentForm, shopForm } from './registrations';

/** A thousandth of the usual limits, so that a flood of uploads is small enough for a test. */
const kilobyte = 1024;
const small = {
  slots: 40,
  slotsOfOne: 12,
  bytes: 800 * kilobyte,
  bytesOfOne: 300 * kilobyte,
  bytesOfOneAnHour: 2000 * kilobyte,
  graceMs: 20_000,
  leastBytesASecond: 512,
};

let testApp: TestApp;
beforeEach(async () => {
  testApp = await bootApp({ uploadLimits: small });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => testApp.stop());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const photo = (bytes: number, sign: number): Buffer =>
  Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(bytes - 6, sign)]);

/** Files appear, move and disappear meanwhile, so that each is counted once, by its inode. */
async function bytesOnDisk(): Promise<number> {
  const folder = testApp.photoStore.temporaryFolder;
  const pathsIn = async (path: string) =>
    (await readdir(path).catch(() => [])).map((name) => join(path, name));
  const paths = await pathsIn(folder);
  const inside = await Promise.all(paths.map(pathsIn));
  const found = await Promise.all([...paths, ...inside.flat()].map((path) => stat(path).catch(() => null)));
  const sizes = new Map(found.map((file) => [file?.ino, file?.isFile() ? file.size : 0]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** The most bytes that were on the disk at any moment of the work. */
async function mostOnDisk(work: Promise<unknown>): Promise<number> {
  let most = 0;
  const isOver = () =>
    Promise.race([work.then(() => true), new Promise<false>((next) => setImmediate(next, false))]);
  do most = Math.max(most, await bytesOnDisk());
  while (!(await isOver()));
  return Math.max(most, await bytesOnDisk());
}

/** As browsers send it: with a content-length header. */
async function post(path: string, body: object, ip: string): Promise<Answer> {
  const whole = new Response(asForm(body));
  const payload = Buffer.from(await whole.arrayBuffer());
  const headers = {
    'content-type': String(whole.headers.get('content-type')),
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': ip,
  };
  const answer = await testApp.app.inject({ method: 'POST', url: path, headers, payload });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json() };
}

const statusesOf = (answers: readonly Answer[]) => new Set(answers.map(({ status }) => status));

/** Uploads in parallel, each with different bytes. */
const flood = (count: number, ipOf: (index: number) => string): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      post(addPhoto.path, { photo: photo(50 * kilobyte, index) }, ipOf(index)),
    ),
  );

describe('a flood of photos', () => {
  test('from one ip keeps no more than one ip may', async () => {
    const sending = flood(100, () => '10.1.1.1');
    expect(await mostOnDisk(sending)).toBeLessThanOrEqual(small.bytesOfOne);
    expect(statusesOf(await sending)).toEqual(new Set([200, 429]));
  });

  test('from many ips keeps no more than all together may', async () => {
    const sending = flood(150, (index) => `10.1.${index % 30}.1`);
    // Files that are being written may exceed the limit by one chunk each.
    const atOnce = small.slots * 64 * kilobyte;
    expect(await mostOnDisk(sending)).toBeLessThanOrEqual(small.bytes + atOnce);
    await sending;
    expect(await bytesOnDisk()).toBeLessThanOrEqual(small.bytes);
  });

  test('does not keep somebody else from registering', async () => {
    await flood(60, (index) => `10.1.${index % 3}.1`);
    const image = await noise(80, 60).png().toBuffer();
    const { ticket } = await testApp.ask(addPhoto, { photo: image }, from('10.2.2.2'));
    const form = { ...shopForm(), image: Buffer.from(ticketOf(ticket)) };
    expect(await testApp.ask(addShop, form, from('10.2.2.2'))).toMatchObject({ result: true });
  });

  test('is counted over the hour as well, and forgotten with it', async () => {
    const send = async (index: number) => {
      const answer = await post(addPhoto.path, { photo: Buffer.alloc(60 * kilobyte, index) }, '10.3.3.3');
      return answer.status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 40; index++) statuses.push(await send(index));
    // They are no photos and are not kept, but the bytes that came are counted.
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    testApp.clock.advance(3_600_000);
    expect(await send(1)).toBe(400);
  });
});

const boundary = 'the-boundary';

/** Announces a long body, sends a little of it and waits. */
function dawdle(ip: string, { app }: Pick<TestApp, 'app'> = testApp): ClientRequest {
  // A server that listens on a port has an address of this kind.
  const { port } = app.server.address() as AddressInfo;
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: addPhoto.path,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': '5000',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
    },
  });
  upload.on('error', () => {});
  upload.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\nGIF89a`,
  );
  return upload;
}

const foldersOnDisk = async () => (await readdir(testApp.photoStore.temporaryFolder)).length;

test('senders who dawdle hold so many places and no more, and others pass meanwhile', async () => {
  const slow = Array.from({ length: small.slotsOfOne }, () => dawdle('10.4.4.4'));
  while ((await foldersOnDisk()) < small.slotsOfOne) await new Promise(setImmediate);
  const oneMore = dawdle('10.4.4.4');
  const [answer] = (await once(oneMore, 'response')) as [
    { statusCode: number; headers: Record<string, string> },
  ];
  expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, 30]);
  const image = await noise(81, 60).png().toBuffer();
  expect(await testApp.ask(addShop, { ...shopForm(), image }, from('10.5.5.5'))).toMatchObject({
    result: true,
  });
  for (const one of [...slow, oneMore]) one.destroy();
  while ((await foldersOnDisk()) > 0) await new Promise(setImmediate);
  expect((await flood(1, () => '10.4.4.4'))[0]?.status).toBe(200);
});

test('when all places are held by a few who dawdle, another network still registers', async () => {
  const slow = Array.from({ length: small.slots }, (_, index) => dawdle(`10.6.${index % 4}.1`));
  while ((await foldersOnDisk()) < small.slots) await new Promise(setImmediate);
  const image = await noise(82, 60).png().toBuffer();
  const form = { ...shopForm(), image };
  expect(await testApp.ask(addShop, form, from('10.7.7.7'))).toMatchObject({ result: true });
  // One of them was cut off to make room, and it cannot come back: its network holds as many as the others.
  const isCut = () => slow.filter((one) => one.destroyed).length;
  while (isCut() === 0) await new Promise(setImmediate);
  expect(isCut()).toBe(1);
  for (const one of slow) one.destroy();
  while ((await foldersOnDisk()) > 0) await new Promise(setImmediate);
});

test('networks of one wide IPv6 network hold places together', async () => {
  const slow = Array.from({ length: small.slots }, (_, index) =>
    dawdle(index < 8 ? `10.8.${index}.1` : `2001:db8:1:${index}::1`),
  );
  while ((await foldersOnDisk()) < small.slots) await new Promise(setImmediate);
  const image = await noise(83, 60).png().toBuffer();
  expect(await testApp.ask(addShop, { ...shopForm(), image }, from('10.9.9.9'))).toMatchObject({
    result: true,
  });
  while (!slow.some((one) => one.destroyed)) await new Promise(setImmediate);
  expect(slow.findIndex((one) => one.destroyed)).toBeGreaterThanOrEqual(8);
  for (const one of slow) one.destroy();
  while ((await foldersOnDisk()) > 0) await new Promise(setImmediate);
});

test('who sends next to nothing is cut off long before the form’s time is over', async () => {
  const hasty = await bootApp({ uploadLimits: { ...small, graceMs: 0, leastBytesASecond: 1000 } });
  await hasty.app.listen({ host: '127.0.0.1', port: 0 });
  const upload = dawdle('10.4.4.5', hasty);
  await new Promise((closed) => upload.once('close', closed));
  const isSwept = async () => (await readdir(hasty.photoStore.temporaryFolder)).length === 0;
  await expect.poll(isSwept).toBe(true);
  await hasty.stop();
});

test('a body that is announced longer than any form of the call is rejected before it is read', async () => {
  const { statusCode } = await testApp.app.inject({
    method: 'POST',
    url: addPhoto.path,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(50 * 1024 * kilobyte),
      'sec-fetch-site': 'same-origin',
    },
    payload: '',
  });
  expect(statusCode).toBe(413);
});

/** Sends a form part by part: a browser's form would copy each file several times. */
async function sendWhole(
  url: string,
  fields: Readonly<Record<string, string>>,
  files: readonly (readonly [name: string, bytes: Buffer])[],
): Promise<Response> {
  const head = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const parts = [
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${head(name)}${value}\r\n`)),
    ...files.flatMap(([name, bytes]) => [
      Buffer.from(head(name, '; filename="photo.jpg"')),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  const upload = request(url, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': parts.reduce((sum, { length }) => sum + length, 0),
    },
  });
  const replied = once(upload, 'response');
  await pipeline(Readable.from(parts), upload);
  const [reply] = (await replied) as [IncomingMessage];
  return new Response(await text(reply), { status: reply.statusCode ?? 0 });
}

describe('the usual room', () => {
  const megabyte = 1024 * kilobyte;

  test('takes a whole agent’s registration from a new ip: eleven photos of 50 MB', async () => {
    const usual = await bootApp();
    const url = await usual.app.listen({ host: '127.0.0.1', port: 0 });
    const photograph = await noise(300, 300).jpeg().toBuffer();
    // Bytes after the end of a JPEG are ignored.
    const large = Buffer.concat([photograph, Buffer.alloc(50 * megabyte - photograph.length)]);
    const files = [
      ['profile', large] as const,
      ...Array.from({ length: 10 }, () => ['licence', large] as const),
    ];
    const answer = await sendWhole(url + registerAgent.path, agentForm(), files);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ result: true })]);
    await usual.stop();
  }, 120_000);

  test('takes the photos of ten shops behind one gateway, all in one hour', () => {
    expect(usualLimits.bytesOfOne).toBeGreaterThan(10 * 10 * 5 * megabyte);
    expect(usualLimits.slotsOfOne).toBeGreaterThan(10);
    expect(usualLimits.bytes).toBeGreaterThan(3 * usualLimits.bytesOfOne);
  });
});
