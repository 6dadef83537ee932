import type { Position } from '@aaspaas/contract/places/distance';
import type { Dependency } from './change-log';

/** The database tells of their changes: migration 044. */
export const shopDependency = (id: number): Dependency => `shop:${id}`;
export const cityDependency = (cityKey: string): Dependency => `city:${cityKey}`;
export const agentDependency = (id: number): Dependency => `agent:${id}`;
/** Any shop. */
export const shopsDependency: Dependency = 'shops';
/** Any agent. */
export const agentsDependency: Dependency = 'agents';
export const settingsDependency: Dependency = 'settings';
/** The words that searches are understood by. */
export const wordsDependency: Dependency = 'words';
export const placesDependency: Dependency = 'places';

const kmPerDegree = 111;

/** The cells, of a degree each, that a circle touches. */
export function cellDependencies({ latitude, longitude }: Position, withinKm: number): Dependency[] {
  const high = withinKm / kmPerDegree;
  const wide = high / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const dependencies: Dependency[] = [];
  for (let south = Math.floor(latitude - high); south <= latitude + high; south++)
    for (let west = Math.floor(longitude - wide); west <= longitude + wide; west++)
      dependencies.push(`cell:${south}:${west}`);
  return dependencies;
}

/** What a notification says: one dependency a line, or a star for all of them. */
export const readDependencies = (payload: string | null): Dependency[] | null =>
  payload === null || payload === '*' ? null : payload.split('\n');
