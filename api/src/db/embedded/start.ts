import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { repeat } from '../../system/repeat';
import { findBinaries } from './binaries';
import { alreadyRunning, clearLeftBehind, port, stateOf, waitForTurn } from './pid-file';
import { type Home, findHome } from './home';
import { tendLog } from './log';
import { type Server, launch } from './server';
import { handOver, makePrivateFolder, spawnAs } from './user';

const run = promisify(execFile);
const name = 'aaspaas';
const tendLogEveryMs = 10 * 60_000;

export interface Embedded extends Kept {
  /** As `openDatabase` takes it. */
  url: string;
}

/** Starts the PostgreSQL that comes with the product, in this folder, for as long as this process lives. */
export async function startEmbedded({ dataDir }: { dataDir: string }): Promise<Embedded> {
  const home = await findHome(dataDir);
  await waitForTurn(home);
  const binaries = await findBinaries(home.runsAs);
  await makePrivateFolder(home.socketDir, home.runsAs);
  if (!(await stat(home.cluster).catch(() => null))) await createCluster(home, binaries);
  await handOver(home.cluster, home.runsAs);
  await tendLog(home.log);
  const start = () => startServer(home, binaries);
  const server = keepRunning(await start(), start);
  try {
    await ensureDatabase(home);
  } catch (error) {
    await server.stop();
    throw error;
  }
  // The server keeps running when its log cannot be tended.
  const tending = repeat(
    tendLogEveryMs,
    () => tendLog(home.log),
    () => {},
  );
  const stop = () => Promise.all([tending.stop(), server.stop()]).then(() => {});
  return { url: urlOf(home), letEnd: server.letEnd, stop };
}

const urlOf = (home: Home): string => `socket:${encodeURI(home.socketDir)}?db=${name}&user=${name}`;

/** The same database for a short task: through the socket if it runs already, or else started until the task ends. */
export async function reachEmbedded({
  dataDir,
}: {
  dataDir: string;
}): Promise<Pick<Embedded, 'url' | 'stop'>> {
  const home = await findHome(dataDir);
  if ((await stateOf(home)) === 'running') return { url: urlOf(home), stop: async () => {} };
  return startEmbedded({ dataDir });
}

/** Made under another name and then moved, so that a folder called 'pg' is always complete. */
async function createCluster(home: Home, binaries: string): Promise<void> {
  await sweepUnfinished(home.cluster);
  const unfinished = `${home.cluster}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await makePrivateFolder(unfinished, home.runsAs);
  const options = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${name}`, '--auth=trust', '--data-checksums'];
  try {
    await run(join(binaries, 'bin/initdb'), ['-D', unfinished, ...options, ...access], spawnAs(home.runsAs));
    await rename(unfinished, home.cluster);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // If another start was faster, its cluster is used; whether its server runs is checked next.
    if (!(await stat(home.cluster).catch(() => null))) throw explain('create its database', error);
  }
}

async function sweepUnfinished(cluster: string): Promise<void> {
  const ours = new RegExp(`^${basename(cluster)}\\.(\\d+)-`);
  for (const entry of await readdir(dirname(cluster))) {
    const pid = ours.exec(entry)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(dirname(cluster), entry), { recursive: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// Enough for the last processes of a killed server to end.
const attempts = 25;

async function startServer(home: Home, binaries: string): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    const logged = await sizeOf(home.log);
    const server = await launch(home, binaries);
    if (await server.isReady()) return server;
    const said = (await readFile(home.log)).subarray(logged).toString();
    if (attempt === attempts) throw explain('start', said);
    await learnFrom(home, said);
  }
}

/** Removes what made the last attempt fail, or waits until it is gone; throws where another attempt would fail too. */
async function learnFrom(home: Home, said: string): Promise<void> {
  if (said.includes('shared memory block')) return pause(200);
  const state = await stateOf(home);
  if (state === 'running') throw alreadyRunning(home);
  if (state === 'stopping') return waitForTurn(home);
  if (state === 'left behind') return clearLeftBehind(home);
  throw explain('start', said);
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

function explain(what: string, cause: unknown): Error {
  const said = (cause instanceof Error ? cause.message : String(cause))
    .trim()
    .split('\n')
    .slice(-12)
    .join('\n');
  return new Error(`PostgreSQL could not ${what}. It said:\n${said}`, { cause });
}

async function ensureDatabase(home: Home): Promise<void> {
  const client = new pg.Client({ host: home.socketDir, port, user: name, database: 'postgres', ssl: false });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
}

interface Kept {
  /** From now on the server is not started again when it ends. */
  letEnd(): void;
  stop(): Promise<void>;
}

/** A service manager may stop all our processes at once, and then we may see PostgreSQL end before we are told to. */
const graceMs = 1000;

/**
 * Starts the server again when it ends by itself, for example because the system killed it for its memory. If that
 * fails the error is not caught: without a database the process ends, with PostgreSQL's own message.
 */
function keepRunning(first: Server, start: () => Promise<Server>): Kept {
  let mayEnd = false;
  let current = Promise.resolve(first);
  const letEnd = () => {
    mayEnd = true;
  };
  const watch = async (server: Server): Promise<void> => {
    await server.ended;
    await pause(graceMs, undefined, { ref: false });
    if (mayEnd) return;
    current = start();
    void watch(await current);
  };
  void watch(first);
  return {
    letEnd,
    stop: async () => {
      letEnd();
      await (await current).stop();
    },
  };
}
