import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Served } from '../serve';
import type { FromWorker, ToWorker } from './messages';

/** Serves until the first process says to stop. If that one dies, so does the worker. */
export async function runWorker(start: () => Promise<Served>): Promise<void> {
  const started = start();
  const stop = () =>
    started
      .then((served) => served.stop())
      .then(
        () => leave(0),
        () => leave(1),
      );
  // A terminal sends these to all processes; the first one decides what they mean.
  process.on('SIGINT', () => {}).on('SIGHUP', () => {});
  process.on('SIGTERM', () => void stop());
  process.on('message', (message: ToWorker) => void (message.stop && stop()));
  const { url } = await started;
  process.send?.({ ready: url } satisfies FromWorker);
}

/** Connections that the first process was about to pass on here have gone to another when this is acknowledged. */
async function leave(code: number): Promise<never> {
  const { worker } = cluster;
  if (worker?.isConnected()) await once(worker.disconnect(), 'disconnect');
  return process.exit(code);
}
