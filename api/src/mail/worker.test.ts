import { says } from '@aaspaas/contract/says';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestClock, testClock } from '../../test/boot';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { type Listener, openListener } from '../db/listen';
import { sql } from '../db/sql';
import type { Job } from '../system/repeat';
import { queueMailIf } from './queries';
import { startMailWorker } from './worker';

const minute = 60_000;
const hour = 60 * minute;

let fresh: FreshDatabase;
let clock: TestClock;
let stops: (() => Promise<unknown>)[];
let logged: string[];

beforeEach(async () => {
  fresh = await freshDatabase();
  clock = testClock();
  stops = [];
  logged = [];
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  await fresh.drop();
});

interface PostOffice {
  readonly port: number;
  readonly received: string[];
  /** The recipients in the SMTP envelope. */
  readonly envelopes: { from: string; to: string[] }[];
  /** The error that the server answers a recipient with; null accepts the mail. */
  refuses: ((address: string) => Error | null) | null;
  /** The server waits for this before it accepts a mail. */
  pauses: ((mail: string) => Promise<void> | null) | null;
  close(): Promise<void>;
}

async function openPostOffice(port = 0): Promise<PostOffice> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(office.refuses?.(address)),
    onData: (stream, { envelope }, take) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      envelopes.push({ from, to: envelope.rcptTo.map(({ address }) => address) });
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString();
        void Promise.resolve(office.pauses?.(mail)).then(() => {
          received.push(mail);
          take();
        });
      });
    },
  });
  const received: string[] = [];
  const envelopes: PostOffice['envelopes'] = [];
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const office: PostOffice = {
    // `address()` has this type for a server that listens on a port.
    port: (server.server.address() as AddressInfo).port,
    received,
    envelopes,
    refuses: null,
    pauses: null,
    close,
  };
  return office;
}

async function openTestOffice(port?: number): Promise<PostOffice> {
  const office = await openPostOffice(port);
  stops.push(office.close);
  return office;
}

function startWorker(
  smtpUrl: string | null,
  show: ((text: string) => void) | null = null,
  listener?: Listener,
): Job {
  const worker = startMailWorker({
    ...(listener && { listener }),
    database: fresh.database,
    smtpUrl,
    from: 'Aaspaas <hello@aaspaas.example>',
    clock,
    log: (says) => void logged.push(says),
    show,
    pollMs: null,
  });
  stops.push(worker.stop);
  return worker;
}

const addressOf = ({ port }: { port: number }): string => `smtp://127.0.0.1:${port}`;

const queue = (to: string, worthMs = 24 * hour) =>
  queueMailIf(
    fresh.database,
    true,
    null,
    { to, subject: 'Hello', lines: [says('Text for {to}', { to })], worthMs },
    clock.now(),
  );

const outbox = () =>
  fresh.database.many<{
    attempts: number;
    is_sent: boolean;
    is_given_up: boolean;
    last_error: string | null;
  }>(sql`
    SELECT attempts, sent_at IS NOT NULL AS is_sent, given_up_at IS NOT NULL AS is_given_up, last_error
    FROM outbox ORDER BY id`);

const recipientsIn = ({ received }: PostOffice): string[] =>
  received.map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1] ?? '?').toSorted();

test('a mail goes out once, as text and as HTML, and its text does not stay here', async () => {
  const office = await openTestOffice();
  const worker = startWorker(addressOf(office));
  await queue('asha@example.in');
  await worker.runOnce();
  await worker.runOnce();
  expect(recipientsIn(office)).toEqual(['asha@example.in']);
  const [mail = ''] = office.received;
  expect(mail).toContain('From: Aaspaas <hello@aaspaas.example>');
  expect(mail).toContain('Text for asha@example.in');
  expect(mail).toContain('<p>Text for asha@example.in</p>');
  expect(mail).toMatch(/^Message-ID: <mail-\d+@aaspaas\.example>\r$/im);
  expect(await outbox()).toEqual([{ attempts: 1, is_sent: true, is_given_up: false, last_error: null }]);
  expect(await fresh.database.one(sql`SELECT text_body || html_body AS body FROM outbox`)).toEqual({
    body: '',
  });
});

test('an email is taken as it stands: no name, comment, group or second mailbox is read out of it', async () => {
  const office = await openTestOffice();
  const worker = startWorker(addressOf(office));
  const spellings = [
    'x1<victim@example.in>',
    '<victim@example.in>',
    '(c)victim@example.in',
    'g:victim@example.in;',
    'asha@example.in,victim@example.in',
  ];
  for (const spelling of spellings) await queue(spelling);
  await queue('asha+shop@example.in');
  await worker.runOnce();
  const reached = office.envelopes.flatMap(({ to }) => to);
  expect(reached).not.toContain('victim@example.in');
  expect(office.envelopes).toContainEqual({ from: 'hello@aaspaas.example', to: ['asha+shop@example.in'] });
  expect(office.received.join()).not.toMatch(/^To: .*victim@example\.in>?\r$/m);
  expect((await outbox()).at(-1)).toMatchObject({ is_sent: true });
});

test('a mail whose transaction fails never was', async () => {
  const failing = fresh.database.transaction(async (tx) => {
    await queueMailIf(tx, true, null, { to: 'a@example.in', subject: 's', lines: [] }, clock.now());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await outbox()).toEqual([]);
});

test('a mail server that is down for a minute loses no mail', async () => {
  const closed = await openPostOffice();
  await closed.close();
  const worker = startWorker(addressOf(closed));
  for (const name of ['a', 'b', 'c']) await queue(`${name}@example.in`);
  for (let waited = 0; waited < minute; waited += 5000) {
    await worker.runOnce();
    clock.advance(5000);
  }
  const waiting = await outbox();
  expect(waiting.map(({ is_sent, is_given_up }) => is_sent || is_given_up)).toEqual([false, false, false]);
  expect(waiting[0]?.last_error).toContain('ECONNREFUSED');
  const office = await openTestOffice(closed.port);
  clock.advance(minute);
  await worker.runOnce();
  expect(recipientsIn(office)).toEqual(['a@example.in', 'b@example.in', 'c@example.in']);
});

test('tries come further and further apart, an hour at most', async () => {
  const closed = await openPostOffice();
  await closed.close();
  const worker = startWorker(addressOf(closed));
  await queue('a@example.in');
  const waits: number[] = [];
  for (let time = 0; time < 10; time++) {
    await worker.runOnce();
    const { next } = await fresh.database.one<{ next: Date }>(sql`SELECT next_try_at AS next FROM outbox`);
    waits.push((next.getTime() - clock.now().getTime()) / 1000);
    clock.set(next.toISOString());
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
});

test('a refused mail is tried for a day, then given up; the others are not held up', async () => {
  const office = await openTestOffice();
  office.refuses = (address) =>
    address === 'gone@example.in'
      ? Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 })
      : null;
  const worker = startWorker(addressOf(office));
  await queue('gone@example.in');
  await queue('asha@example.in');
  await worker.runOnce();
  expect(recipientsIn(office)).toEqual(['asha@example.in']);
  for (let waited = 0; waited < 24; waited++) {
    clock.advance(hour);
    await worker.runOnce();
  }
  const [gone] = await outbox();
  expect(gone).toMatchObject({ is_sent: false, is_given_up: true });
  expect(gone?.attempts).toBeGreaterThan(10);
  expect(gone?.last_error).toContain('550');
  clock.advance(hour);
  await worker.runOnce();
  expect((await outbox())[0]?.attempts).toBe(gone?.attempts);
  expect(logged[0]).toMatch(/^mail \d+ was not sent \(try 1\): EENVELOPE 550$/);
  expect(logged.join()).not.toContain('example.in');
});

test('what is worth ten minutes is not sent after them', async () => {
  const office = await openTestOffice();
  const worker = startWorker(addressOf(office));
  await queue('late@example.in', 10 * minute);
  clock.advance(10 * minute);
  await worker.runOnce();
  expect(office.received).toEqual([]);
  expect(await outbox()).toMatchObject([{ attempts: 0, is_given_up: true }]);
});

test('a mail that was given up keeps its text, to be sent again; a code that is over does not', async () => {
  const mail = { to: 'late@example.in', subject: 'Hello', lines: ['Text'], worthMs: minute };
  await queueMailIf(fresh.database, true, null, mail, clock.now());
  await queueMailIf(fresh.database, true, null, { ...mail, isSecret: true }, clock.now());
  clock.advance(hour);
  await startWorker(addressOf(await openTestOffice())).runOnce();
  const bodies = await fresh.database.many(sql`
    SELECT text_body AS body, given_up_at IS NOT NULL AS is_given_up FROM outbox ORDER BY id`);
  expect(bodies).toEqual([
    { body: expect.stringMatching(/^Text\n\n.*Aaspaas$/s), is_given_up: true },
    { body: '', is_given_up: true },
  ]);
});

test('a slow server: others take the other mails, and nobody sends the slow one again', async () => {
  const office = await openTestOffice();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const sent = new Promise<void>((arrived) => {
    office.pauses = (mail) => (mail.includes('slow@') ? (arrived(), released) : null);
  });
  const [first, second] = [startWorker(addressOf(office)), startWorker(addressOf(office))];
  await queue('slow@example.in');
  const sending = first.runOnce();
  await sent;
  await queue('quick@example.in');
  await second.runOnce();
  expect(recipientsIn(office)).toEqual(['quick@example.in']);
  release();
  await sending;
  await second.runOnce();
  expect(recipientsIn(office)).toEqual(['quick@example.in', 'slow@example.in']);
});

test('several workers at once send each mail once', async () => {
  const office = await openTestOffice();
  const workers = Array.from({ length: 3 }, () => startWorker(addressOf(office)));
  const names = Array.from({ length: 24 }, (_, step) => `person${10 + step}@example.in`);
  for (const name of names) await queue(name);
  await Promise.all(workers.map((worker) => worker.runOnce()));
  expect(recipientsIn(office)).toEqual(names);
});

test('a process that died while sending: another one sends it after a while', async () => {
  const office = await openTestOffice();
  const worker = startWorker(addressOf(office));
  await queue('asha@example.in');
  const lease = new Date(clock.now().getTime() + 3 * minute);
  await fresh.database.run(sql`UPDATE outbox SET attempts = 1, next_try_at = ${lease}`);
  await worker.runOnce();
  expect(office.received).toEqual([]);
  clock.advance(3 * minute);
  await worker.runOnce();
  expect(recipientsIn(office)).toEqual(['asha@example.in']);
});

test('without a mail server mails stay; a developer sees each of them once', async () => {
  await queue('before@example.in');
  const shown: string[] = [];
  const worker = startWorker(null, (text) => void shown.push(text));
  await worker.runOnce();
  await queue('asha@example.in');
  await worker.runOnce();
  await worker.runOnce();
  expect(shown).toEqual([
    expect.stringMatching(/^Mail to asha@example\.in: Hello\nText for asha@example\.in\n\n.*Aaspaas$/s),
  ]);
  expect(await outbox()).toMatchObject([
    { attempts: 0 },
    { attempts: 0, is_sent: false, is_given_up: false },
  ]);
});

test('in production nothing of them is shown', async () => {
  await queue('asha@example.in');
  await startWorker(null).runOnce();
  expect(logged).toEqual([]);
  expect(await outbox()).toMatchObject([{ attempts: 0, is_sent: false }]);
});

test('an error of the database is reported, and the next round comes', async () => {
  const office = await openTestOffice();
  const worker = startWorker(addressOf(office));
  await fresh.database.script('ALTER TABLE outbox RENAME TO elsewhere');
  await worker.runOnce();
  expect(logged).toHaveLength(1);
  await fresh.database.script('ALTER TABLE elsewhere RENAME TO outbox');
  await queue('asha@example.in');
  await worker.runOnce();
  expect(recipientsIn(office)).toEqual(['asha@example.in']);
});

test('new mail is sent as soon as it is there, without waiting for the next round', async () => {
  const office = await openTestOffice();
  const listener = openListener(fresh.url, ['mail']);
  stops.push(listener.stop);
  startWorker(addressOf(office), null, listener);
  await vi.waitUntil(() => listener.isHearing());
  await queue('first@example.in');
  await expect.poll(() => office.received.length).toBe(1);
  await Promise.all(['second@example.in', 'third@example.in'].map((to) => queue(to)));
  await expect.poll(() => office.received.length).toBe(3);
});
