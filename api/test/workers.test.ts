import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../src/db/sql';
import { buildProgram, type Program } from './build-program';
import { type FreshDatabase, freshDatabase } from './fresh-database';

/** It takes some seconds, unless others need the machine too. */
const patience = 120_000;
const soon = { timeout: 30_000, interval: 20 };

let program: Program;
let fresh: FreshDatabase;
let server: ChildProcess;
let url: string;
let printed = '';

/** One server of two processes for the whole file; the last test stops it. */
beforeAll(async () => {
  fresh = await freshDatabase({ isEmpty: true });
  await fresh.database.script('CREATE TABLE worked (pid integer, at timestamptz DEFAULT clock_timestamp())');
  program = await buildProgram('test/small-server.ts');
  server = spawn(process.execPath, [program.file], {
    env: { ...process.env, DATABASE_URL: fresh.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout?.setEncoding('utf8').on('data', (text: string) => void (printed += text));
  url = await vi.waitUntil(() => /ready at (\S+)/.exec(printed)?.[1], soon);
}, patience);
afterAll(async () => {
  server.kill('SIGKILL');
  await fresh.drop();
  await program.remove();
});

interface Reply {
  readonly status: number;
  readonly pid: number;
  /** The server has told that the connection ends with it. */
  readonly isLast: boolean;
}

/** On a connection of its own, unless there is an agent. */
const ask = (path: string, agent = new Agent()): Promise<Reply> =>
  new Promise((resolve, reject) => {
    get(url + path, { agent }, (reply) => {
      const { statusCode: status = 0, headers } = reply;
      const read = (parts: string[]) => ({
        status,
        isLast: headers.connection === 'close',
        ...JSON.parse(parts.join('')),
      });
      reply
        .setEncoding('utf8')
        .toArray()
        .then((parts: string[]) => resolve(read(parts)), reject);
    }).on('error', reject);
  });

/** Whether a new connection is refused. One that arrives while the door is being closed may be left standing there. */
const isRefused = () =>
  Promise.race([
    ask('/pid').then(
      () => false,
      (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
    ),
    pause(200, false),
  ]);

/** The processes that visitors come to, when there are two. */
const serving = () =>
  vi.waitUntil(async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask('/pid')));
    const pids = new Set(replies.map(({ pid }) => pid));
    return pids.size === 2 && pids;
  }, soon);

interface Turn {
  readonly pid: number;
  readonly rounds: number;
}

/** Which process has run the job, turn by turn. */
const turns = () =>
  fresh.database.many<Turn>(sql`
    SELECT pid, count(*) AS rounds FROM (
      SELECT pid, at, row_number() OVER (ORDER BY at) - row_number() OVER (PARTITION BY pid ORDER BY at) AS turn
      FROM worked) w
    GROUP BY pid, turn ORDER BY min(at)`);

/** The turn of this number, as soon as it has lasted for some rounds. */
const turn = (number: number) =>
  vi.waitUntil(async () => {
    const found = (await turns())[number - 1];
    return found && found.rounds > 5 && found;
  }, soon);

test(
  'one of two processes runs the jobs; when it is killed the other does, and a new one takes its place',
  async () => {
    const before = await serving();
    const { pid: holder } = await turn(1);
    expect(before).toContain(holder);
    process.kill(holder, 'SIGKILL');
    const { pid: next } = await turn(2);
    expect(next).not.toBe(holder);
    const after = await serving();
    expect(after).not.toContain(holder);
    expect(printed).toContain(`Process ${holder} has ended (SIGKILL). Another takes its place.`);
    expect(await turns()).toHaveLength(2);
  },
  patience,
);

test(
  'a process whose connection breaks gives the jobs up until it, or another, has them again',
  async () => {
    await fresh.database.run(sql`
    SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND a.application_name LIKE 'aaspaas jobs %' AND a.datname = current_database()`);
    const { count } = await fresh.database.one<{ count: number }>(sql`SELECT count(*) FROM worked`);
    await vi.waitUntil(async () => {
      const now = await fresh.database.one<{ count: number }>(sql`SELECT count(*) FROM worked`);
      return now.count > count + 5;
    }, soon);
    const overlaps = await fresh.database.many(sql`
    SELECT FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.granted AND a.application_name LIKE 'aaspaas jobs %'
      AND a.datname = current_database()`);
    expect(overlaps).toHaveLength(1);
  },
  patience,
);

test(
  'all processes are replaced, one after the other, without a lost request',
  async () => {
    const before = await serving();
    const replies: Reply[] = [];
    const over = new AbortController();
    const keepAsking = async (keepAlive: boolean) => {
      const agent = new Agent({ keepAlive, maxSockets: 1 });
      while (!over.signal.aborted) replies.push(await ask('/pid', agent));
      agent.destroy();
    };
    const asking = [true, true, true, false].map(keepAsking);
    server.kill('SIGUSR2');
    await vi.waitUntil(() => printed.includes('replaced'), soon);
    over.abort();
    await Promise.all(asking);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await serving();
    expect([...after].filter((pid) => before.has(pid))).toEqual([]);
    expect(new Set(replies.map(({ pid }) => pid))).toEqual(new Set([...before, ...after]));
  },
  patience,
);

test(
  'when the server stops, requests under way are answered, and nobody new is let in',
  async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask('/pid', agent);
    let underWay: Promise<Reply[]> = Promise.resolve([]);
    await fresh.database.transaction(async (tx) => {
      await tx.run(sql`SELECT pg_advisory_xact_lock(2)`);
      underWay = Promise.all([1, 2, 3, 4].map(() => ask('/slow')));
      const waiting = sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
      await vi.waitUntil(async () => (await tx.many(waiting)).length === 4, soon);
      server.kill('SIGTERM');
      // On a connection that was there before.
      await vi.waitUntil(async () => (await ask('/pid', agent)).isLast, soon);
      await vi.waitUntil(isRefused, soon);
    });
    for (const reply of await underWay) expect(reply).toMatchObject({ status: 200, isLast: true });
    await vi.waitUntil(() => server.exitCode !== null, soon);
    expect(server.exitCode).toBe(0);
  },
  patience,
);
