import type { Neighbours, Sighting } from '../http/list-limits';
import type { ToWorker } from './messages';

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
