import cluster from 'node:cluster';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { product } from '@aaspaas/contract/product';
import { startEmbedded } from './db/embedded/start';
import { type Env, readEnv } from './env';
import { openNeighbours, runWorker } from './processes/worker';
import { embeddedVariable, prepareTask, runPrimary } from './processes/primary';
import { makeDataDir } from './system/data-dir';

/** The project's folder, from the built file in api/dist. */
const program = fileURLToPath(import.meta.url);
const projectDir = resolve(dirname(program), '../..');

interface Started {
  stop(): Promise<void>;
  /** Absent where one process does everything: there is nobody to serve meanwhile. */
  replaceAll?(): Promise<void>;
}

/** Starts the database where it is the embedded one. */
async function openDatabaseServer(env: Env) {
  await makeDataDir(env.dataDir);
  const embedded = env.databaseUrl ? null : await startEmbedded({ dataDir: env.dataDir });
  return {
    embeddedUrl: embedded?.url ?? null,
    databaseUrl: env.databaseUrl ?? embedded?.url ?? '',
    letEnd: () => embedded?.letEnd(),
    stop: async () => embedded?.stop(),
  };
}

/** The parts that need much memory are loaded by the processes that need them. */
const start = (env: Env): Promise<Started> =>
  withDatabaseServer(env, env.workers > 1 ? startSeveral : startAlone);

type DatabaseServer = Awaited<ReturnType<typeof openDatabaseServer>>;

async function withDatabaseServer(
  env: Env,
  begin: (env: Env, server: DatabaseServer) => Promise<Started>,
): Promise<Started> {
  const server = await openDatabaseServer(env);
  try {
    const started = await begin(env, server);
    const stop = async () => {
      server.letEnd();
      await started.stop();
      await server.stop();
    };
    return { ...started, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function startAlone(env: Env, { databaseUrl }: DatabaseServer): Promise<Started> {
  const [{ prepare }, { serve }] = await Promise.all([import('./prepare'), import('./serve')]);
  // Before visitors come: what is only for the terminal must not end a server that has begun.
  const lines = await prepare(env, { projectDir, databaseUrl, show: console.log });
  const served = await serve(env, { projectDir, databaseUrl, show: console.log });
  sayReady(served.url, lines);
  return { stop: served.stop };
}

async function startSeveral({ workers, metrics }: Env, { embeddedUrl }: DatabaseServer): Promise<Started> {
  const running = await runPrimary({ program, workers, embeddedUrl, metrics, log: console.error });
  sayReady(running.url, running.lines);
  return running;
}

function sayReady(url: string, lines: readonly string[]): void {
  console.log(`\n${product.name} is ready at ${url}\n`);
  console.log(lines.join('\n'));
}

/** Where the process that started this one has its database. */
const givenDatabaseUrl = (env: Env): string => env.databaseUrl ?? process.env[embeddedVariable] ?? '';

const serveAsWorker = (env: Env): Promise<void> =>
  runWorker(async () => {
    const { serve } = await import('./serve');
    const databaseUrl = givenDatabaseUrl(env);
    return serve(env, { projectDir, databaseUrl, show: console.log, neighbours: openNeighbours() });
  });

/** `node api/dist/main.js prepare`, which the first of several processes runs before the others. */
async function prepareAndEnd(env: Env): Promise<void> {
  const { prepare } = await import('./prepare');
  const databaseUrl = givenDatabaseUrl(env);
  const lines = await prepare(env, { projectDir, databaseUrl, show: console.log });
  process.send?.(lines);
  process.disconnect?.();
}

/** What was typed after the program's name; false where that is nothing that it knows. */
async function runTask(env: Env, [task, ...args]: readonly string[]): Promise<boolean> {
  const { isCommand, runCommand } = await import('./commands/run');
  if (!isCommand(task)) return false;
  const lines = await runCommand(task, args, { env, migrations: join(projectDir, 'api/migrations') });
  console.log(lines.join('\n'));
  return true;
}

/** A Ctrl-C arrives twice, from the terminal and through npm. A second signal this soon is the same one. */
const echoMs = 500;

/** Lets requests and jobs finish. A second signal, or ten seconds, ends the process at once. */
function stopOnSignals(started: Promise<Started>): void {
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null && Date.now() - since < echoMs) return;
    if (since !== null) process.exit(1);
    since = Date.now();
    setTimeout(() => process.exit(1), 10_000).unref();
    started
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal);
}

/** Without a lost request, so that the files of the program may be replaced while it runs. */
function replaceOnSignal(started: Promise<Started>): void {
  process.on('SIGUSR2', () => {
    started
      .then(({ replaceAll }) => replaceAll?.() ?? Promise.reject(new Error('this needs WORKERS=2 or more.')))
      .then(
        () => console.log('All processes have been replaced.'),
        (error: unknown) => console.error(`The processes go on as they are: ${String(error)}`),
      );
  });
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(words: readonly string[]): Promise<void> {
  const env = readEnv(process.env, projectDir);
  if (cluster.isWorker) return serveAsWorker(env);
  if (words[0] === prepareTask) return prepareAndEnd(env);
  if (words.length > 0 && (await runTask(env, words))) return;
  const started = start(env);
  stopOnSignals(started);
  replaceOnSignal(started);
  await started;
}

run(process.argv.slice(2)).catch(fail);
