import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { bucketExample, type BucketSettings, readBucket } from './photos/bucket/bucket-url';
import { usualWorkers } from './system/usual-workers';

export interface Env {
  readonly port: number;
  readonly host: string;
  /** How many processes serve. */
  readonly workers: number;
  readonly dataDir: string;
  /** Where backups are kept. */
  readonly backupDir: string;
  /** The server makes a backup every day by itself. */
  readonly makesBackups: boolean;
  /** Null: start the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Replicas of that database, which answer what guests read. */
  readonly databaseReadUrls: readonly string[];
  /** Where photos are; null: in the data folder. */
  readonly bucket: BucketSettings | null;
  /** Null: the URL that the server listens on. */
  readonly publicUrl: string | null;
  readonly tileUrl: string;
  /** Finds the street at a position, with the interface of Nominatim's reverse search; 'none' switches it off. */
  readonly geocoderUrl: string;
  /** The proxies whose X-Forwarded-For is trusted: how many there are in front, or their ips. */
  readonly trustProxy: number | readonly string[];
  /** Null: a key in the data folder. */
  readonly sealKey: Buffer | null;
  /** Null: mail stays in the outbox. */
  readonly smtpUrl: string | null;
  /** Also while somebody works on the product: mails are then shown on the terminal. */
  readonly hasMailServer: boolean;
  /** The sender of mails; set whenever smtpUrl is. */
  readonly mailFrom: string;
  /**
   * Only people at this machine can reach the server, and no other server can use its database, which is the embedded
   * one. Only then may accounts have a password that everybody can know.
   */
  readonly isOwnMachine: boolean;
  /** By DEMO, or else on one's own machine. */
  readonly wantsDemo: boolean;
  /** Pages for developers, such as the one that shows every UI component. */
  readonly hasDevPages: boolean;
  readonly isProduction: boolean;
  /** From which level on the log has lines. */
  readonly logLevel: LogLevel;
  /** Where metrics are served; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Also a value that is nearly right is no one else's business, and messages end up in logs. */
const secrets: readonly string[] = ['SEAL_KEY', 'S3_URL', 'DATABASE_URL', 'DATABASE_READ_URLS', 'SMTP_URL'];

type ReadSetting = <T>(name: string, fallback: T, read: (text: string) => T | null, wanted: string) => T;

type Source = Readonly<Record<string, string | undefined>>;

/** Reads the environment, or throws one message for each variable that is wrong. */
export function readEnv(source: Source, projectDir: string): Env {
  const problems: string[] = [];
  const setting: ReadSetting = (name, fallback, read, wanted) => {
    const text = source[name]?.trim();
    if (!text) return fallback;
    const value = read(text);
    const shown = secrets.includes(name) ? 'set' : `'${text}'`;
    if (value === null) problems.push(`${name} is ${shown}, but it must be ${wanted}.`);
    return value ?? fallback;
  };
  const dataDir = resolve(
    projectDir,
    setting('DATA_DIR', 'data', (text) => text, ''),
  );
  const backupDir = setting('BACKUP_DIR', '', (text) => text, '');
  const isProduction = source['NODE_ENV'] === 'production';
  const settings = {
    port: setting('PORT', 3000, readPort, 'a whole number from 0 to 65535'),
    host: setting('HOST', '127.0.0.1', (text) => text, ''),
    workers: setting('WORKERS', usualWorkers(), readWorkers, 'a whole number from 1 to 64'),
    dataDir,
    backupDir: resolve(projectDir, backupDir || join(dataDir, 'backups')),
    makesBackups: backupDir !== '',
    ...readDatabaseSettings(setting),
    bucket: setting<BucketSettings | null>('S3_URL', null, readBucket, bucketExample),
    publicUrl: setting<string | null>(
      'PUBLIC_URL',
      null,
      (text) => readUrl(text, ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
      'an address like https://www.example.in',
    ),
    ...readMapSettings(setting),
    trustProxy: setting<number | readonly string[]>(
      'TRUST_PROXY',
      ['loopback'],
      readProxies,
      "a number of proxies from 0 to 10, or addresses like '10.0.0.7, 10.1.0.0/16' or 'loopback'",
    ),
    sealKey: setting<Buffer | null>(
      'SEAL_KEY',
      null,
      readKey,
      "64 hexadecimal digits, such as 'openssl rand -hex 32' prints",
    ),
    ...readMailSettings(setting, isProduction),
    demo: setting<boolean | null>('DEMO', null, readSwitch, '0 or 1'),
    hasDevPages: setting('DEV_PAGES', false, readSwitch, '0 or 1'),
    isProduction,
    ...readWatchSettings(setting, isProduction),
  };
  if (settings.smtpUrl && !source['MAIL_FROM']?.trim())
    problems.push('SMTP_URL is set, so MAIL_FROM must say who the mails are from.');
  if (settings.databaseReadUrls.length > 0 && !settings.databaseUrl)
    problems.push('DATABASE_READ_URLS names replicas, so DATABASE_URL must name what they are replicas of.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { demo, ...env } = settings;
  const isOwnMachine = isTrial(env);
  return { ...env, isOwnMachine, wantsDemo: demo ?? isOwnMachine };
}

function readDatabaseSettings(setting: ReadSetting) {
  return {
    databaseUrl: setting<string | null>(
      'DATABASE_URL',
      null,
      readDatabase,
      'an address like postgres://user:password@host:5432/name',
    ),
    databaseReadUrls: setting<readonly string[]>(
      'DATABASE_READ_URLS',
      [],
      readDatabases,
      'addresses like postgres://user:password@host:5432/name with spaces between them',
    ),
  };
}

const readDatabase = (text: string): string | null => readUrl(text, ['postgres:', 'postgresql:', 'socket:']);

function readDatabases(text: string): readonly string[] | null {
  const urls = text.split(/\s+/).map(readDatabase);
  return urls.every((url) => url !== null) ? urls : null;
}

const isTrial = ({
  databaseUrl,
  host,
  publicUrl,
}: Pick<Env, 'databaseUrl' | 'host' | 'publicUrl'>): boolean =>
  databaseUrl === null && isLoopback(host) && (publicUrl === null || isLocalUrl(publicUrl));

const isLoopback = (host: string): boolean => /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/i.test(host);

/** With https, or with the name of another host, the server is meant for visitors. */
function isLocalUrl(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && isLoopback(hostname);
}

function readWatchSettings(setting: ReadSetting, isProduction: boolean): Pick<Env, 'logLevel' | 'metrics'> {
  const port = setting<number | null>('METRICS_PORT', null, readPort, 'a whole number from 0 to 65535');
  const host = setting('METRICS_HOST', '127.0.0.1', (text) => text, '');
  return {
    metrics: port === null ? null : { port, host },
    logLevel: setting<LogLevel>(
      'LOG_LEVEL',
      isProduction ? 'warn' : 'info',
      (text) => logLevels.find((level) => level === text.toLowerCase()) ?? null,
      `one of ${logLevels.join(', ')}`,
    ),
  };
}

function readMailSettings(
  setting: ReadSetting,
  isProduction: boolean,
): Pick<Env, 'smtpUrl' | 'hasMailServer' | 'mailFrom'> {
  const smtpUrl = setting<string | null>(
    'SMTP_URL',
    null,
    (text) => readUrl(text, ['smtp:', 'smtps:']),
    'an address like smtps://user:password@mail.example.in',
  );
  return {
    smtpUrl,
    hasMailServer: smtpUrl !== null || !isProduction,
    mailFrom: setting(
      'MAIL_FROM',
      '',
      (text) => (/[^\s@<]@[^\s@>]+>?$/.test(text) ? text : null),
      "an address like 'Aaspaas <hello@example.in>'",
    ),
  };
}

function readMapSettings(setting: ReadSetting): Pick<Env, 'tileUrl' | 'geocoderUrl'> {
  const webUrl = (text: string) => readUrl(text, ['http:', 'https:']);
  return {
    tileUrl: setting(
      'TILE_URL',
      'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      (text) => (text.includes('{z}') ? webUrl(text) : null),
      'an address with {z}, {x} and {y} in it',
    ),
    geocoderUrl: setting(
      'GEOCODER_URL',
      'https://nominatim.openstreetmap.org/reverse',
      (text) => (text === 'none' ? text : webUrl(text)),
      "an address like https://geocoder.example.in/reverse, or 'none'",
    ),
  };
}

function readProxies(text: string): number | readonly string[] | null {
  if (/^\d+$/.test(text)) return Number(text) <= 10 ? Number(text) : null;
  const proxies = text.split(',').map((part) => part.trim());
  return proxies.every(isProxy) ? proxies : null;
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  if (bits === undefined) return most > 0;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

const readKey = (text: string): Buffer | null =>
  /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : null;

const readWorkers = (text: string): number | null =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 64 ? Number(text) : null;

function readPort(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}

function readSwitch(text: string): boolean | null {
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  return /^(0|false|no|off)$/i.test(text) ? false : null;
}

function readUrl(text: string, protocols: readonly string[]): string | null {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : null;
}
