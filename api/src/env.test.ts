import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env';
import { usualWorkers } from './system/usual-workers';

const from = 'Aaspaas <hello@example.in>';

test('mail stays here until a server is named', () => {
  expect(readEnv({}, '/')).toMatchObject({ smtpUrl: null, mailFrom: '' });
});

test.each(['smtp://localhost:1025', 'smtps://user:pass@mail.example.in'])('mail goes to %s', (SMTP_URL) => {
  expect(readEnv({ SMTP_URL, MAIL_FROM: from }, '/')).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: from });
});

test.each([
  [{ SMTP_URL: 'mail.example.in', MAIL_FROM: from }, 'SMTP_URL is set, but it must be an address'],
  [{ SMTP_URL: 'http://mail.example.in', MAIL_FROM: from }, 'SMTP_URL is'],
  [{ MAIL_FROM: 'Aaspaas' }, "MAIL_FROM is 'Aaspaas', but it must be an address"],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL is 'loud', but it must be one of fatal, error, warn, info"],
  [{ GEOCODER_URL: 'somewhere' }, "GEOCODER_URL is 'somewhere', but it must be an address"],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set, so MAIL_FROM must say who the mails are from.'],
])('%j is refused with a sentence', (source, says) => {
  expect(() => readEnv(source, '/')).toThrow(says);
});

test.each(['none', 'https://geocoder.example.in/reverse'])(
  'positions are looked up at %s',
  (GEOCODER_URL) => {
    expect(readEnv({ GEOCODER_URL }, '/').geocoderUrl).toBe(GEOCODER_URL);
  },
);

test("the map's tiles come from OpenStreetMap unless TILE_URL names others [M-147, D-081]", () => {
  expect(readEnv({}, '/').tileUrl).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
  const TILE_URL = 'https://tiles.example.in/{z}/{x}/{y}.png';
  expect(readEnv({ TILE_URL }, '/').tileUrl).toBe(TILE_URL);
});

test('in production the log has warnings, elsewhere every request, unless LOG_LEVEL says otherwise', () => {
  expect(readEnv({}, '/').logLevel).toBe('info');
  expect(readEnv({ NODE_ENV: 'production' }, '/').logLevel).toBe('warn');
  expect(readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'Debug' }, '/').logLevel).toBe('debug');
});

test.each([
  [undefined, null],
  [
    'https://AKIA:a%2Fb%2Bc@s3.example.in/photos?region=ap-south-1',
    { endpoint: 'https://s3.example.in/photos', region: 'ap-south-1', keyId: 'AKIA', secret: 'a/b+c' },
  ],
  [
    'http://key:secret@10.0.0.5:9000/photos/',
    { endpoint: 'http://10.0.0.5:9000/photos', region: 'us-east-1', keyId: 'key', secret: 'secret' },
  ],
])('photos are in the bucket of %j', (S3_URL, bucket) => {
  expect(readEnv({ S3_URL }, '/').bucket).toEqual(bucket);
});

test.each([
  'photos',
  's3://key:hidden@host/photos',
  'https://host/photos',
  'https://key@host/photos',
  'https://key:hidden@host',
  'https://key:hidden@host/photos/of/shops',
  'https://key:hidden%@host/photos',
])('S3_URL %j is refused, and not repeated', (S3_URL) => {
  const read = () => readEnv({ S3_URL }, '/');
  expect(read).toThrow('S3_URL is set, but it must be an address like https://KEY:SECRET@host/bucket');
  expect(read).not.toThrow('hidden');
});

test.each([
  { DATABASE_URL: 'mysql://me:hidden@host/aaspaas' },
  { DATABASE_URL: 'postgres://host/aaspaas', DATABASE_READ_URLS: 'me:hidden@host' },
  { SMTP_URL: 'http://me:hidden@mail.example.in', MAIL_FROM: from },
])('a wrong address is refused without its password: %j', (source) => {
  expect(() => readEnv(source, '/')).toThrow(/_URLS? is set, but it must be/);
  expect(() => readEnv(source, '/')).not.toThrow('hidden');
});

test('metrics are served nowhere unless a port is named, and then to this machine alone', () => {
  expect(readEnv({}, '/').metrics).toBeNull();
  expect(readEnv({ METRICS_PORT: '9464' }, '/').metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(() => readEnv({ METRICS_PORT: 'yes' }, '/')).toThrow("METRICS_PORT is 'yes', but it must be");
});

describe('where settings are told', () => {
  const projectDir = join(import.meta.dirname, '../..');
  const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
  const example = read('.env.example').replaceAll(/^# (?=[A-Z0-9_]+=)/gm, '');
  const settings = settingsThatAreRead();

  test('the example has every setting, and no other', () => {
    expect(Object.keys(parseEnv(example)).sort()).toEqual(settings);
  });

  test('every value of the example is accepted', () => {
    expect(() => readEnv(parseEnv(example), projectDir)).not.toThrow();
  });

  test('the example changes nothing while its lines are comments', () => {
    expect(parseEnv(read('.env.example'))).toEqual({});
  });

  test('the table of docs/settings.md has every setting, and no other', () => {
    const [table = ''] = read('docs/settings.md').split('## In the database');
    const names = [...table.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name);
    expect(names.sort()).toEqual(settings);
  });

  test('the container gets settings that exist, with values that are accepted', () => {
    const [, image = ''] = /^ENV NODE_ENV=production (.*)$/m.exec(read('Dockerfile')) ?? [];
    const [, app = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
    const lines = [...app.matchAll(/^ +([A-Z0-9_]+): '?(.*?)'?$/gm)];
    const inContainer: Record<string, string | undefined> = {
      ...parseEnv(image.replaceAll(' ', '\n')),
      ...Object.fromEntries(lines.map(([, name, value = '']) => [name, withDefaults(value)])),
    };
    expect(settings).toEqual(expect.arrayContaining(Object.keys(inContainer)));
    expect(readEnv(inContainer, projectDir)).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir: '/data',
      databaseUrl: 'postgres://aaspaas:aaspaas@database:5432/aaspaas',
      publicUrl: 'http://localhost:3000',
      smtpUrl: 'smtp://mail:1025',
      isOwnMachine: false,
      wantsDemo: true,
    });
  });

  test('who starts the container is told where the demo password is', () => {
    for (const text of [read('README.md'), read('compose.yaml')])
      expect(text).toContain('docker compose exec app cat /data/demo-password.txt');
  });
});

/** '${PORT:-3000}' is 3000 where nobody has set PORT; a default may hold another one. */
function withDefaults(value: string): string {
  const inner = value.replaceAll(/\$\{[A-Z_]+:-([^{}]*)\}/g, '$1');
  return inner === value ? value : withDefaults(inner);
}

/** Whatever readEnv asks for. NODE_ENV is left out: the commands set it, not the operator. */
function settingsThatAreRead(): string[] {
  const asked = new Set<string>();
  const get = (_: object, name: string) => void asked.add(name);
  readEnv(new Proxy({}, { get }), '/');
  asked.delete('NODE_ENV');
  return [...asked].sort();
}

describe('demo data', () => {
  const embedded = {};
  const ownServer = { DATABASE_URL: 'postgres://localhost/aaspaas' };
  test.each([
    ['a newcomer on the own machine', embedded, true, true],
    ['by name', { HOST: 'localhost' }, true, true],
    ['by the newer address', { HOST: '::1' }, true, true],
    ['with an own address', { PUBLIC_URL: 'http://localhost:3000' }, true, true],
    ['not wanted', { DEMO: '0' }, false, true],
    ['an own database server', ownServer, false, false],
    ['an own database server, and asked for', { ...ownServer, DEMO: '1' }, true, false],
    ['open to other machines', { HOST: '0.0.0.0' }, false, false],
    ['open to other machines, and asked for', { HOST: '0.0.0.0', DEMO: '1' }, true, false],
    ['open by the newer address', { HOST: '::' }, false, false],
    ['a name that only begins alike', { HOST: '127.0.0.1.example.in' }, false, false],
    ['behind another server, by https', { PUBLIC_URL: 'https://www.example.in' }, false, false],
    ['behind another server, without', { PUBLIC_URL: 'http://www.example.in' }, false, false],
    ['https at home', { PUBLIC_URL: 'https://localhost' }, false, false],
  ])('%s: %j', (_, source, wantsDemo, isOwnMachine) => {
    expect(readEnv(source, '/')).toMatchObject({ wantsDemo, isOwnMachine });
    expect(readEnv({ ...source, NODE_ENV: 'production' }, '/')).toMatchObject({ wantsDemo, isOwnMachine });
  });
});

test.each([
  [undefined, ['loopback']],
  ['0', 0],
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.7, 10.1.0.0/16 ,2001:db8::/32', ['10.0.0.7', '10.1.0.0/16', '2001:db8::/32']],
])('TRUST_PROXY %j believes %j', (TRUST_PROXY, trustProxy) => {
  expect(readEnv({ TRUST_PROXY }, '/').trustProxy).toEqual(trustProxy);
});

test.each([
  '11',
  '-1',
  'yes',
  'true',
  'proxy.example.in',
  '10.0.0.0/33',
  '10.0.0/8',
  '1.2.3.4/8/8',
  '::1/129',
  ',',
])('TRUST_PROXY %j is refused with a sentence', (TRUST_PROXY) => {
  expect(() => readEnv({ TRUST_PROXY }, '/')).toThrow(
    `TRUST_PROXY is '${TRUST_PROXY}', but it must be a number of proxies from 0 to 10, or addresses`,
  );
});

const gigabyte = 1024 ** 3;

test.each([
  ['a process for each core', 2, 8, 2],
  ['four at most', 64, 256, 4],
  ['fewer where the memory is small', 4, 1, 2],
  ['one always', 1, 0.25, 1],
])('%s: with %i cores and %f GB %i', (_, cores, memory, workers) => {
  expect(usualWorkers(cores, memory * gigabyte)).toBe(workers);
});

test('WORKERS says how many processes serve', () => {
  expect(readEnv({ WORKERS: '3' }, '/').workers).toBe(3);
  expect(readEnv({}, '/').workers).toBe(usualWorkers());
});

test.each(['0', '65', 'all', '-1', '1.5'])('WORKERS %j is refused with a sentence', (WORKERS) => {
  expect(() => readEnv({ WORKERS }, '/')).toThrow(
    `WORKERS is '${WORKERS}', but it must be a whole number from 1 to 64.`,
  );
});
