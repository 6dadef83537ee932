import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WebEntry } from '@aaspaas/contract/page';
import { product } from '@aaspaas/contract/product';
import { buildApp } from './app';
import { listBackups } from './backup/keep-backups';
import { adminHint } from './commands/create-admin/hint';
import { isCommand, runCommand } from './commands/run';
import { startEmbedded } from './db/embedded/start';
import { openListener } from './db/listen';
import { openDatabase, servingAnswerMs } from './db/open';
import { prepareDatabase } from './db/prepare';
import { openReads } from './db/reads';
import { fillWithDemo } from './demo/first-fill';
import { demoTask, loadDemo } from './demo/task';
import { readEnv, type Env } from './env';
import { readPageTemplate } from './http/page-template';
import type { Pages } from './http/pages';
import { shareBetweenGuests } from './http/shared/share-between-guests';
import { startJobs } from './jobs/start-jobs';
import { publishMetrics } from './metrics/publish';
import { openRequestCounts } from './metrics/requests';
import { openPhotoStore } from './photos/open-store';
import { fillPlaces } from './places/fill-places';
import { readPublicSettings } from './settings/public-settings';
import { indexMissingShops } from './search/index-shops';
import { openTables } from './search/understanding/tables';
import { systemClock } from './system/clock';
import { openJobBook } from './system/job-book';
import { mask } from './system/mask';
import { readSealKey } from './system/seal-key';

/** The project's folder, from the built file in api/dist. */
const program = fileURLToPath(import.meta.url);
const projectDir = resolve(dirname(program), '../..');
const clientFolder = join(projectDir, 'web/dist/client');
const migrations = join(projectDir, 'api/migrations');
const places = join(projectDir, 'api/places/places.txt.gz');

/** The connections to the database, which is started first where it is the embedded one. */
async function connect(env: Env) {
  const embedded = env.databaseUrl ? null : await startEmbedded({ dataDir: env.dataDir });
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase(databaseUrl, { answerMs: servingAnswerMs });
  // For long work that no visitor waits for.
  const patient = openDatabase(databaseUrl, { connections: 4 });
  const listener = openListener(databaseUrl, ['changes', 'search_additions']);
  const reads = env.databaseReadUrls.length ? openReads(database, env.databaseReadUrls, listener) : null;
  return {
    databaseUrl,
    database,
    reads: reads ?? database,
    patient,
    listener,
    letEnd: () => embedded?.letEnd(),
    close: async () => {
      await Promise.all([database.close(), reads?.close(), patient.close(), listener.stop()]);
      await embedded?.stop();
    },
  };
}

/** Brings the database up to date, and gives what the terminal should show. */
async function prepare(
  { patient, databaseUrl }: Awaited<ReturnType<typeof connect>>,
  env: Env,
): Promise<string[]> {
  const demo = { ...env, program, databaseUrl, show: console.log };
  const [demoLines] = await prepareDatabase(patient, migrations, () =>
    Promise.all([fillWithDemo(patient, demo, systemClock.now()), fillPlaces(patient, places)]),
  );
  // A database from before there were search rows would find nothing until they are written.
  await indexMissingShops(patient);
  return [...demoLines, ...(await adminHint(patient))];
}

async function start(env: Env): Promise<() => Promise<void>> {
  const connections = await connect(env);
  const { database, reads, listener } = connections;
  const shared = shareBetweenGuests(listener);
  try {
    const photoStore = await openPhotoStore(env, systemClock);
    // Read before visitors come: what is only for the terminal must not end a server that has begun.
    const hints = await prepare(connections, env);
    let publicUrl = env.publicUrl ?? '';
    const parts = {
      database,
      reads,
      shared,
      clock: systemClock,
      photoStore,
      requests: openRequestCounts(),
      jobBook: openJobBook(),
      publicUrl: () => publicUrl,
      newestBackup: async () => (await listBackups(env.backupDir))[0]?.madeAt ?? null,
    };
    const app = await buildApp({
      ...parts,
      requests: env.metrics && parts.requests,
      clientFolder,
      pages: await openPages(() => readPublicSettings(database, { ...env, publicUrl }, systemClock.now())),
      isSecure: env.publicUrl?.startsWith('https:') ?? false,
      hasMailServer: env.smtpUrl !== null,
      tileUrl: env.tileUrl,
      geocoderUrl: env.geocoderUrl,
      trustProxy: env.trustProxy,
      logLevel: env.logLevel,
      sealKey: await readSealKey(env),
    });
    const listensOn = await app.listen({ port: env.port, host: env.host });
    publicUrl ||= listensOn;
    const metrics = env.metrics && (await publishMetrics(env.metrics, { ...connections, ...parts }));
    console.log(`\n${product.name} is ready at ${listensOn}\n`);
    // The words that searches are understood by take a moment to read; the first search need not wait for them.
    setImmediate(openTables);
    console.log(hints.join('\n'));
    const jobs = startJobs({
      ...env,
      ...connections,
      ...parts,
      show: env.isProduction ? null : console.log,
      log: (message) => app.log.warn(mask(message)),
      reportError: (error) => app.log.error(error),
    });
    return async () => {
      connections.letEnd();
      // At the same time, so that no new requests are accepted while a job waits for a slow mail server.
      const stopping = jobs.map((job) => job.stop());
      await Promise.all([app.close(), metrics?.stop(), ...stopping]);
      await connections.close();
    };
  } catch (error) {
    await connections.close();
    throw error;
  }
}

/** `node api/dist/main.js load-demo`, which the first start runs as a process of its own. */
async function loadDemoAndEnd(env: Env): Promise<void> {
  const database = openDatabase(env.databaseUrl ?? '');
  try {
    await loadDemo(database, await openPhotoStore(env, systemClock), systemClock.now());
  } finally {
    await database.close();
  }
}

async function openPages(readSettings: Pages['readSettings']): Promise<Pages> {
  const entry = pathToFileURL(join(projectDir, 'web/dist/server/entry-server.js')).href;
  // The entry of the web app is typed as WebEntry.
  const web = (await import(/* @vite-ignore */ entry)) as WebEntry;
  return { web, template: await readPageTemplate(clientFolder), readSettings };
}

/** A Ctrl-C arrives twice, from the terminal and through npm. A second signal this soon is the same one. */
const echoMs = 500;

/** Lets requests and jobs finish. A second signal, or ten seconds, ends the process at once. */
function stopOnSignals(started: Promise<() => Promise<void>>): void {
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null && Date.now() - since < echoMs) return;
    if (since !== null) process.exit(1);
    since = Date.now();
    setTimeout(() => process.exit(1), 10_000).unref();
    started
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const [, , task, ...args] = process.argv;
if (task === demoTask) {
  loadDemoAndEnd(readEnv(process.env, projectDir)).catch(fail);
} else if (isCommand(task)) {
  Promise.resolve()
    .then(() => runCommand(task, args, { env: readEnv(process.env, projectDir), migrations }))
    .then((lines) => console.log(lines.join('\n')), fail);
} else {
  const started = Promise.resolve().then(() => start(readEnv(process.env, projectDir)));
  stopOnSignals(started);
  started.catch(fail);
}
