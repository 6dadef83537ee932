import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';

let testApp: TestApp;
let secureHouse: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
  secureHouse = await bootApp({ isSecure: true });
});
afterAll(() => Promise.all([testApp.stop(), secureHouse.stop()]));

const policyOf = (headers: Readonly<Record<string, unknown>>): Map<string, string> =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
  );

describe.each(['/shop/list/shop', '/user/edit/profile', '/nothing/here'])('every answer, like %s', (path) => {
  test('lets scripts come from us alone', async () => {
    const policy = policyOf((await testApp.post(path)).headers);
    expect(policy.get('default-src')).toBe("'none'");
    // The scripts inside the page, by their hashes: where it is drawn for, and what loads the others.
    expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]{43}=')*$/);
    expect(policy.get('style-src')).not.toContain('unsafe');
    expect([...policy.values()].join(' ')).not.toContain('unsafe-eval');
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
  });

  test('may stand in no frame, is what it says it is, and tells others little', async () => {
    const { headers } = await testApp.post(path);
    expect(policyOf(headers).get('frame-ancestors')).toBe("'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toBe(
      'geolocation=(self), camera=(), microphone=(self), payment=()',
    );
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('is for no other site to read', async () => {
    const { headers } = await testApp.post(path, {}, { headers: { origin: 'https://evil.example' } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

test('old browsers and neighbours are told to keep their distance', async () => {
  expect((await testApp.post('/user/session')).headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
});

test('map tiles come from the operator’s tile server [D-081]', async () => {
  expect(policyOf((await testApp.post('/user/session')).headers).get('img-src')).toContain(
    'https://tile.example',
  );
});

test('https is kept to where it is used, and not asked for where it is not', async () => {
  const secure = (await secureHouse.post('/user/session')).headers;
  expect(secure['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(policyOf(secure).has('upgrade-insecure-requests')).toBe(true);
  const plain = (await testApp.post('/user/session')).headers;
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(policyOf(plain).has('upgrade-insecure-requests')).toBe(false);
});

test('answers to a person are kept by no cache', async () => {
  for (const path of ['/user/session', '/user/login', '/nothing/here'])
    expect((await testApp.post(path)).headers['cache-control']).toBe('no-store');
});

describe('paths that are no call', () => {
  const nothing = { result: false, message: 'There is nothing at this address.' };

  test.each(['/nothing/here', '/user/Login', '/user/login/extra', '/'])('POST %s', async (path) => {
    const answer = await testApp.post(path);
    expect([answer.status, answer.body]).toEqual([404, nothing]);
  });

  test('a preflight of another site is not answered', async () => {
    const { statusCode } = await testApp.app.inject({ method: 'OPTIONS', url: '/aaspaas/user/login' });
    expect(statusCode).toBe(404);
  });

  test('one that cannot be read gets a sentence', async () => {
    const answer = await testApp.post('/%zz');
    expect([answer.status, answer.body]).toEqual([400, { result: false, message: 'Invalid data provided' }]);
  });
});

test('health and readiness answer', async () => {
  for (const url of ['/healthz', '/readyz'])
    expect((await testApp.app.inject({ method: 'GET', url })).json()).toEqual({ ok: true });
});
