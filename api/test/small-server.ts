import cluster from 'node:cluster';
import fastify from 'fastify';
import { holdLock } from '../src/db/hold-lock';
import { openDatabase } from '../src/db/open';
import { sql } from '../src/db/sql';
import { leaveInPeace } from '../src/http/leave';
import { Workers } from '../src/processes/keep-workers';
import { runWorker } from '../src/processes/worker';
import type { Served } from '../src/serve';

// As much of the server as it takes to see its processes serve, run jobs, die, be replaced and stop. The whole one
// would take seconds to start each of them.

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const jobLock = 1;
/** Replies wait while a test holds it. */
const replyLock = sql`2`;

async function serve(): Promise<Served> {
  const database = openDatabase(databaseUrl, { connections: 6 });
  const app = fastify({ return503OnClosing: false });
  leaveInPeace(app);
  app.get('/pid', async () => ({ pid: process.pid }));
  app.get('/slow', async () =>
    database.transaction((tx) =>
      tx.one(sql`SELECT pg_advisory_xact_lock_shared(${replyLock})::text AS done`),
    ),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let job: NodeJS.Timeout | undefined;
  const work = () => void database.run(sql`INSERT INTO worked (pid) VALUES (${process.pid})`).catch(() => 0);
  const holding = holdLock(databaseUrl, jobLock, {
    begin: () => void (job = setInterval(work, 20)),
    end: async () => clearInterval(job),
  });
  const stop = async () => {
    await Promise.all([app.close(), holding.stop()]);
    await database.close();
  };
  return { url, stop };
}

async function lead(): Promise<void> {
  const workers = new Workers({ count: 2, fork: () => cluster.fork(), log: say });
  const url = await workers.start();
  process.on('SIGUSR2', () => void workers.replaceAll().then(() => say('replaced')));
  process.on('SIGTERM', () => void workers.stop().then(() => process.exit(0)));
  say(`ready at ${url}`);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

void (cluster.isWorker ? runWorker(serve) : lead());
