import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { usualLimits } from './uploads/upload-gate';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await bootApp({ uploadLimits: { ...usualLimits, graceMs: 1000 } });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => testApp.stop());

/** Sends this, and then a byte every tenth of a second until the server has had enough. */
async function trickle(beginning: string): Promise<number> {
  // A server that listens on a port has an address of this kind.
  const { port } = testApp.app.server.address() as AddressInfo;
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  const timer = setInterval(() => socket.writable && socket.write('a'), 100);
  socket.on('error', () => {}).resume();
  socket.write(beginning);
  await once(socket, 'close');
  clearInterval(timer);
  return performance.now() - began;
}

const head = (path: string, type: string) =>
  [`POST ${path} HTTP/1.1`, 'host: x', 'sec-fetch-site: same-origin', `content-type: ${type}`].join('\r\n');
const long = 'content-length: 9000\r\n\r\n';

const search = head('/aaspaas/shop/list/shop', 'application/json');

test.concurrent.each([
  ['a head', 'GET / HTTP/1.1\r\nhost: x\r\nx-long: '],
  ['a body', `${search}\r\n${long}{`],
  ['a body of unknown length', `${search}\r\ntransfer-encoding: chunked\r\n\r\nfff\r\n`],
  ['a body that nobody reads', `${head('/aaspaas/nothing', 'multipart/form-data; boundary=b')}\r\n${long}`],
  ['a body that a page is sent', `GET /nothing HTTP/1.1\r\nhost: x\r\n${long}`],
])('%s that comes by single bytes is cut off, but not at once', async (_, beginning) => {
  expect(await trickle(beginning)).toBeGreaterThan(950);
});
