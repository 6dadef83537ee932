import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Served } from '../serve';
import type { FromWorker, ToWorker } from './messages';
import type { Neighbours, Sighting } from '../http/list-limits';

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

/** What is shown meanwhile may be shown once more by each of the others. */
const tellEveryMs = 200;

interface Waiting {
  readonly shop: Set<number>;
  readonly agent: Set<number>;
  work: number;
}

/** The other workers, by way of the first process. A busy worker tells them many things at once. */
export function openNeighbours(): Neighbours {
  let waiting = new Map<string, Waiting>();
  const send = () => {
    const sightings = [...waiting].map(([key, { shop, agent, work }]) => ({
      key,
      shop: [...shop],
      agent: [...agent],
      work,
    }));
    waiting = new Map();
    process.send?.({ sightings });
  };
  return {
    tell({ key, shop, agent, work }) {
      if (waiting.size === 0) setTimeout(send, tellEveryMs).unref();
      const known = waiting.get(key) ?? { shop: new Set(), agent: new Set(), work: 0 };
      for (const id of shop) known.shop.add(id);
      for (const id of agent) known.agent.add(id);
      known.work += work;
      waiting.set(key, known);
    },
    listen(heard: (sighting: Sighting) => void) {
      process.on('message', ({ sightings = [] }: ToWorker) => sightings.forEach(heard));
    },
  };
}
