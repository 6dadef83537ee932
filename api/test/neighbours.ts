import type { Neighbours, Sighting } from '../src/http/list-limits';

/** Processes of one machine, each of which tells all others. */
export function neighbours(count: number): readonly Neighbours[] {
  const heard = Array.from({ length: count }, () => [] as ((sighting: Sighting) => void)[]);
  return heard.map((own) => ({
    tell: (sighting) => heard.forEach((other) => other !== own && other.forEach((hear) => hear(sighting))),
    listen: (hear) => void own.push(hear),
  }));
}
