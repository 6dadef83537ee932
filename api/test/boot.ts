import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, ReplyOf } from '@aaspaas/contract/call';
import { product } from '@aaspaas/contract/product';
import { buildApp } from '../src/app';
import type { Behind } from '../src/db/fence';
import type { Database, Db } from '../src/db/open';
import { sql } from '../src/db/sql';
import type { Neighbours } from '../src/http/list-limits';
import type { Pages } from '../src/http/pages';
import type { SharedReplies } from '../src/http/shared-replies/shared-replies';
import type { UploadLimits } from '../src/http/uploads/upload-gate';
import type { Timer } from '../src/http/work-limits';
import type { RequestCounts } from '../src/metrics/requests';
import { openPhotoFolder } from '../src/photos/folder-store';
import type { PhotoStore } from '../src/photos/store';
import type { Clock } from '../src/system/clock';
import type { JobBook } from '../src/system/job-book';
import { asForm, takesForm } from './form';
import { freshDatabase } from './fresh-database';

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
  set(moment: string): void;
  advance(ms: number): void;
}

/** A Monday, noon in India. */
export const mondayNoon = '2026-03-16T06:30:00Z';

export function testClock(moment = mondayNoon): TestClock {
  let now = new Date(moment);
  return {
    now: () => now,
    set: (next) => void (now = new Date(next)),
    advance: (ms) => void (now = new Date(now.getTime() + ms)),
  };
}

export interface Sending {
  /** A session's token, as `signIn` of make.ts gives it. */
  readonly as?: string | null;
  /** Undefined removes a header that is sent by default. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON; empty where it is not JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Empty for a server beside another. */
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly photoStore: PhotoStore;
  /**
   * A string is sent as it is; anything else as JSON, or as a form to calls that take files. The path may leave out
   * the product's base.
   */
  post(path: string, body?: unknown, sending?: Sending): Promise<Answer>;
  get(path: string, query?: Record<string, string>, sending?: Sending): Promise<Answer>;
  /** The reply to a call that must succeed. */
  ask<C extends Call>(call: C, body: unknown, sending?: Sending): Promise<ReplyOf<C>>;
  /** Advances the app's clock, and the moments that the database compares with its own clock. */
  letPass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

interface BootSettings {
  readonly isSecure?: boolean;
  readonly clock?: TestClock;
  readonly trustProxy?: number | readonly string[];
  /** Another server on the same database, which is not dropped with it. */
  readonly beside?: Pick<TestApp, 'db'>;
  readonly pages?: Pages;
  /** The other processes of its machine; none by default. */
  readonly neighbours?: Neighbours;
  /** By default every reply is made for who asks. */
  readonly shared?: SharedReplies;
  /** What guests are read for from; the database itself by default. */
  readonly reads?: Db;
  /** The tables of places are filled; otherwise they are empty. */
  readonly withPlaces?: boolean;
  readonly uploadLimits?: UploadLimits;
  /** Where photos are kept, if not in a folder that goes with the server. */
  readonly store?: PhotoStore;
  /** How people reach it. */
  readonly publicUrl?: string;
  /** Mails are sent, which is so by default. */
  readonly hasMailServer?: boolean;
  /** How much room the disk has left, as the test wants it. */
  readonly space?: PhotoStore['space'];
  /** Whether the database lacks what was acknowledged, as the test wants it. */
  readonly databaseBehind?: () => Behind | null;
  /** The jobs that the console shows; none by default. */
  readonly jobBook?: JobBook;
  /** When the newest backup was made; none by default. */
  readonly newestBackup?: () => Promise<Date | null>;
  /** Counts the requests. */
  readonly requests?: RequestCounts;
  /** Measures the work of requests; it stands still by default, so that they cost the same each time. */
  readonly timer?: Timer;
  /** Receives every line of the log, at every level. */
  readonly onLog?: (line: string) => void;
}

export async function bootApp(settings: BootSettings = {}): Promise<TestApp> {
  const {
    isSecure = false,
    clock = testClock(),
    trustProxy = ['loopback'],
    beside,
    pages = null,
    neighbours,
    shared,
    reads,
    withPlaces = false,
    publicUrl = 'https://aaspaas.example',
    hasMailServer = true,
    onLog,
    uploadLimits,
    store,
    space,
    jobBook,
    newestBackup,
    databaseBehind,
    requests,
    timer = { now: () => 0 },
  } = settings;
  const fresh = beside
    ? { url: '', database: beside.db, drop: async () => {} }
    : await freshDatabase({ withPlaces });
  const folder = await mkdtemp(join(tmpdir(), 'aaspaas-media-'));
  const photoStore = { ...(store ?? (await openPhotoFolder(folder))), ...(space && { space }) };
  const app = await buildApp({
    database: fresh.database,
    ...(shared && { shared }),
    ...(reads && { reads }),
    clock,
    timer,
    photoStore,
    ...(uploadLimits && { uploadLimits }),
    ...(jobBook && { jobBook }),
    ...(newestBackup && { newestBackup }),
    ...(databaseBehind && { databaseBehind }),
    ...(requests && { requests }),
    ...(neighbours && { neighbours }),
    clientFolder: null,
    pages,
    isSecure,
    publicUrl: () => publicUrl,
    hasMailServer,
    tileUrl: 'https://tile.example/{z}/{x}/{y}.png',
    geocoderUrl: 'https://geocoder.example/reverse',
    trustProxy,
    sealKey: Buffer.alloc(32, 7),
    ...(onLog ? { logLevel: 'trace', logTo: { write: onLog } } : { logLevel: 'silent' }),
  });
  const cookieName = isSecure ? '__Host-session' : 'session';
  return {
    app,
    db: fresh.database,
    databaseUrl: fresh.url,
    clock,
    photoStore,
    ...senders(app, cookieName),
    letPass: async (ms) => {
      clock.advance(ms);
      await fresh.database.run(sql`
        UPDATE throttle SET blocked_until = blocked_until - make_interval(secs => ${ms / 1000}::float8),
          ends_at = ends_at - make_interval(secs => ${ms / 1000}::float8)`);
    },
    stop: async () => {
      await app.close();
      await fresh.drop();
      await rm(folder, { recursive: true });
    },
  };
}

function senders(app: FastifyInstance, cookieName: string): Pick<TestApp, 'post' | 'get' | 'ask'> {
  const post: TestApp['post'] = (path, body = {}, sending = {}) =>
    send(app, {
      method: 'POST',
      url: urlOf(path),
      ...payloadOf(path, body, cookieName, sending),
    });
  const get: TestApp['get'] = (path, query = {}, sending = {}) =>
    send(app, { method: 'GET', url: urlOf(path), query, headers: headersOf(cookieName, sending, {}) });
  const ask: TestApp['ask'] = async (call, body, sending) => {
    const answer = await post(call.path, body, sending);
    if (answer.status !== 200) throw new Error(`${call.path} answered ${answer.status}: ${answer.text}`);
    // The server has held it against the call's shape.
    return answer.body as ReplyOf<typeof call>;
  };
  return { post, get, ask };
}

function payloadOf(path: string, body: unknown, cookieName: string, sending: Sending) {
  const isForm = typeof body === 'object' && takesForm(urlOf(path)) && !sending.headers?.['content-type'];
  // The form sets its own content type, which holds its boundary.
  if (isForm) return { payload: asForm(body), headers: headersOf(cookieName, sending, {}) };
  return {
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: headersOf(cookieName, sending, { 'content-type': 'application/json' }),
  };
}

const urlOf = (path: string): string =>
  path.startsWith(`${product.base}/`) ? path : `${product.base}${path}`;

function headersOf(cookieName: string, { as, headers }: Sending, usual: Record<string, string>) {
  const cookie = as ? { cookie: `${cookieName}=${as}` } : {};
  const all = { 'sec-fetch-site': 'same-origin', ...usual, ...cookie, ...headers };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

async function send(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const { statusCode, headers, body } = await app.inject(request);
  const isJson = String(headers['content-type']).startsWith('application/json');
  // Every JSON body of the product is an object.
  const parsed = (isJson && body ? JSON.parse(body) : {}) as Record<string, unknown>;
  return { status: statusCode, headers, text: body, body: parsed };
}
