import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { openWorkerMetrics } from '../metrics/of-workers';
import { type MetricsAddress, serveMetrics } from '../metrics/serve';
import { Workers } from './keep-workers';

/** The argument of a process that prepares the database and ends. */
export const prepareTask = 'prepare';

/** What came from a file by --env-file is in the environment already. */
const execArgv = ['--enable-source-maps'];

/**
 * Much room for what lives briefly, because a busy worker otherwise spends a fifth of its time on moving what the
 * requests under way still need; one that rests gives it back within two minutes. Few stores of memory for threads.
 */
const ofWorkers = {
  execArgv: [...execArgv, '--max-semi-space-size=32'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** Tells the processes that we start where the embedded database is. */
export const embeddedVariable = 'EMBEDDED_DATABASE_URL';

interface Primary {
  readonly program: string;
  readonly workers: number;
  /** Null: it is in the settings, which all processes read. */
  readonly embeddedUrl: string | null;
  /** Null: the metrics of the workers are not served. */
  readonly metrics: MetricsAddress | null;
  readonly log: (message: string) => void;
}

export interface Running {
  readonly url: string;
  /** What the terminal should show. */
  readonly lines: readonly string[];
  replaceAll(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the processes that serve. This one only passes connections on to them, so it stays small; what it cannot do
 * without much memory, a process of its own does for it.
 */
export async function runPrimary({ program, workers, embeddedUrl, metrics, log }: Primary): Promise<Running> {
  const own = embeddedUrl ? { [embeddedVariable]: embeddedUrl } : {};
  const prepareApart = () => runPrepare(program, own);
  const lines = await prepareApart();
  cluster.setupPrimary({ exec: program, args: [], execArgv: ofWorkers.execArgv });
  const kept = new Workers({ count: workers, fork: () => cluster.fork({ ...ofWorkers.env, ...own }), log });
  const url = await kept.start();
  const served =
    metrics &&
    (await serveMetrics(
      metrics,
      openWorkerMetrics(() => kept.list()),
    ));
  const replaceAll = async () => {
    // The files of the program may be newer than this process.
    await prepareApart();
    await kept.replaceAll();
  };
  const stop = async () => void (await Promise.all([kept.stop(), served?.stop()]));
  return { url, lines, replaceAll, stop };
}

async function runPrepare(program: string, own: Record<string, string>): Promise<readonly string[]> {
  const child = fork(program, [prepareTask], { env: { ...process.env, ...own }, execArgv });
  const endToo = () => void child.kill();
  process.once('exit', endToo);
  let lines: readonly string[] = [];
  child.on('message', (said) => void (lines = said as readonly string[]));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', endToo);
  // It has said why itself.
  if (code !== 0) throw new Error('The database could not be prepared.');
  return lines;
}
