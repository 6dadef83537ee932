import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { sql } from '../db/sql';

let testApp: TestApp;

/** The ip that a wrong password is counted under. */
async function addressOf(said: string | undefined): Promise<string> {
  await testApp.db.run(sql`DELETE FROM throttle`);
  const headers = { 'x-forwarded-for': said };
  await testApp.post('/user/login', { email: 'nobody@example.in', password: 'wrong' }, { headers });
  const { key } = await testApp.db.one<{ key: string }>(
    sql`SELECT key FROM throttle WHERE key LIKE 'password-ip:%'`,
  );
  return key.slice('password-ip:'.length);
}

/** The ip that the connection comes from. */
const proxy = '127.0.0.1';

describe('behind a proxy on the same machine', () => {
  beforeAll(async () => {
    testApp = await bootApp();
  });
  afterAll(() => testApp.stop());

  test.each([
    ['nothing', undefined, proxy],
    ['an address', '203.0.113.9', '203.0.113.9'],
    ['with a port', '203.0.113.9:4711', '203.0.113.9'],
    ['of the newer kind', '2001:db8:1:2::7', '2001:db8:1:2'],
    ['of the newer kind with a port', '[2001:db8:1:2::7]:443', '2001:db8:1:2'],
    ['in brackets alone', '[2001:db8:1:2::7]', '2001:db8:1:2'],
    ['the older kind in the newer', '::ffff:203.0.113.9', '203.0.113.9'],
    ['what a visitor typed before it', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['junk that a visitor typed before it', 'junk, 203.0.113.9', '203.0.113.9'],
    ['junk', 'junk', proxy],
    ['junk behind it', '203.0.113.9, junk', proxy],
    ['unknown', 'unknown', proxy],
    ['nothing but commas', ',,', proxy],
    ['numbers too large', '999.1.2.3', proxy],
    ['a name', 'evil.example', proxy],
    ['a statement', "' OR 1=1 --", proxy],
    ['much', 'x'.repeat(5000), proxy],
  ])('%s: %s', async (_what, said, address) => {
    expect(await addressOf(said)).toBe(address);
  });
});

describe('behind two proxies', () => {
  beforeAll(async () => {
    testApp = await bootApp({ trustProxy: 2 });
  });
  afterAll(() => testApp.stop());

  test.each([
    ['behind junk', 'junk, 203.0.113.9', '203.0.113.9'],
    ['behind junk between', '198.51.100.1, junk, 203.0.113.9', '203.0.113.9'],
    ['behind junk twice', 'junk, 198.51.100.1, junk, 203.0.113.9', '203.0.113.9'],
    ['with nothing but junk', 'junk, more junk', proxy],
    ['with a zone that nobody has', '2001:db8:1:2::7%eth0', '2001:db8:1:2'],
  ])('%s: %s', async (_what, said, address) => {
    expect(await addressOf(said)).toBe(address);
  });
});

describe('as the operator says', () => {
  afterEach(() => testApp.stop());

  test.each([
    ['nobody is believed', 0, '203.0.113.9', proxy],
    ['one proxy', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies', 2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['by address', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['by other addresses', ['10.0.0.0/8'], '203.0.113.9', proxy],
  ])('%s', async (_what, trustProxy, said, address) => {
    testApp = await bootApp({ trustProxy });
    expect(await addressOf(said)).toBe(address);
  });
});
