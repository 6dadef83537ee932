import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebEntry } from '@aaspaas/contract/page';
import { buildApp } from './app';
import { newestBackup } from './backup/keep-backups';
import { DatabaseAway } from './db/database-away';
import { openFence } from './db/fence';
import { openListener } from './db/listen';
import { type Database, openDatabase, servingAnswerMs } from './db/open';
import { openReads } from './db/reads';
import type { Env } from './env';
import type { Neighbours } from './http/list-limits';
import { readPageTemplate } from './http/page-template';
import type { Pages } from './http/pages';
import { shareBetweenGuests } from './http/shared-replies/share-between-guests';
import { jobRequestChannel } from './jobs/run-queries';
import { runJobs } from './every-job/run-jobs';
import { listTitles } from './every-job/start-jobs';
import { publishMetrics } from './metrics/publish';
import { openRequestCounts } from './metrics/requests';
import { openPhotoStore } from './photos/open-store';
import { readAllWords } from './search/additions/refresh';
import { readPublicSettings } from './settings/public-settings';
import { systemClock } from './system/clock';
import { openJobBook } from './system/job-book';
import { mask } from './system/mask';
import { readSealKey } from './system/seal';

export interface Served {
  /** The URL that it listens on. */
  readonly url: string;
  /** Answers what is under way and accepts nothing more. */
  stop(): Promise<void>;
}

interface Serving {
  readonly projectDir: string;
  readonly databaseUrl: string;
  /** Shows each mail while there is no mail server. */
  readonly show: (text: string) => void;
  /** Absent: this process is the only one of its machine. */
  readonly neighbours?: Neighbours;
}

function connect({ workers, databaseReadUrls, databaseUrl: ofOperator }: Env, databaseUrl: string) {
  // The database that comes along is one server.
  const fenced = ofOperator ? { fence: openFence() } : {};
  const database = openDatabase(databaseUrl, { answerMs: servingAnswerMs, processes: workers, ...fenced });
  // For long work that no visitor waits for.
  const patient = openDatabase(databaseUrl, { connections: 4, ...fenced });
  const listener = openListener(databaseUrl, [
    'changes',
    'search_additions',
    'mail',
    'erased',
    jobRequestChannel,
  ]);
  const reads = databaseReadUrls.length ? openReads(database, databaseReadUrls, listener, workers) : null;
  const close = async () =>
    void (await Promise.all([database.close(), reads?.close(), patient.close(), listener.stop()]));
  return { databaseUrl, database, reads: reads ?? database, patient, listener, close };
}

/** Answers visitors and runs the jobs, on a database that has been prepared, until it is stopped. */
export async function serve(env: Env, serving: Serving): Promise<Served> {
  const { projectDir, databaseUrl, show, neighbours } = serving;
  const connections = connect(env, databaseUrl);
  const { database, reads, listener } = connections;
  const shared = shareBetweenGuests(listener);
  const clientFolder = join(projectDir, 'web/dist/client');
  try {
    const photoStore = await openPhotoStore(env, systemClock);
    let publicUrl = env.publicUrl ?? '';
    const parts = {
      database,
      reads,
      shared,
      clock: systemClock,
      photoStore,
      requests: openRequestCounts(),
      jobBook: openJobBook(listTitles(env)),
      publicUrl: () => publicUrl,
      databaseBehind: () => database.stats().behind,
      newestBackup: async () => (await newestBackup(env.backupDir, systemClock.now()))?.madeAt ?? null,
    };
    const app = await buildApp({
      ...parts,
      requests: env.metrics && parts.requests,
      clientFolder,
      pages: await openPages(projectDir, clientFolder, () =>
        readPublicSettings(reads, { ...env, publicUrl }, systemClock.now()),
      ),
      isSecure: env.publicUrl?.startsWith('https:') ?? false,
      hasMailServer: env.hasMailServer,
      tileUrl: env.tileUrl,
      geocoderUrl: env.geocoderUrl,
      trustProxy: env.trustProxy,
      logLevel: env.logLevel,
      checkEvery: env.isProduction ? 100 : 1,
      sealKey: await readSealKey(env),
      ...(neighbours && { neighbours }),
    });
    await readWords(database);
    const url = await app.listen({ port: env.port, host: env.host });
    publicUrl ||= url;
    const metrics = env.metrics && (await publishMetrics(env.metrics, { ...connections, ...parts }));
    const jobs = runJobs({
      ...env,
      ...connections,
      ...parts,
      show: env.isProduction ? null : show,
      log: (message) => app.log.warn(mask(message)),
      reportError: (error) => app.log.error(error),
    });
    const stop = async () => {
      // At the same time, so that no new requests are accepted while a job waits for a slow mail server.
      await Promise.all([app.close(), metrics?.stop(), jobs.stop()]);
      await connections.close();
    };
    return { url, stop };
  } catch (error) {
    await connections.close();
    throw error;
  }
}

/** What searches are understood by takes two seconds to read, in which nobody would be answered. */
async function readWords(database: Database): Promise<void> {
  await readAllWords(database).catch((error: unknown) => {
    // The operator's words follow as soon as the database answers.
    if (!(error instanceof DatabaseAway)) throw error;
  });
}

async function openPages(
  projectDir: string,
  clientFolder: string,
  readSettings: Pages['readSettings'],
): Promise<Pages> {
  const serverFolder = join(projectDir, 'web/dist/server');
  const entry = pathToFileURL(join(serverFolder, 'entry-server.js')).href;
  // The entry of the web app is typed as WebEntry.
  const web = (await import(/* @vite-ignore */ entry)) as WebEntry;
  return { web, template: await readPageTemplate(clientFolder, serverFolder), readSettings };
}
