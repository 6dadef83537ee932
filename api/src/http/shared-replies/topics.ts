import type { Position } from '@aaspaas/contract/places/distance';
import type { Topic } from './change-log';

/** The topics that the database tells of when something changes: migration 044. */
export const shopTopic = (id: number): Topic => `shop:${id}`;
export const cityTopic = (cityKey: string): Topic => `city:${cityKey}`;
export const agentTopic = (id: number): Topic => `agent:${id}`;
/** Any shop. */
export const shopsTopic: Topic = 'shops';
/** Any agent. */
export const agentsTopic: Topic = 'agents';
export const settingsTopic: Topic = 'settings';
/** What searches are understood by. */
export const wordsTopic: Topic = 'words';
export const placesTopic: Topic = 'places';

const kmPerDegree = 111;

/** The cells, of a degree each, that a circle touches. */
export function cellTopics({ latitude, longitude }: Position, withinKm: number): Topic[] {
  const high = withinKm / kmPerDegree;
  const wide = high / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const topics: Topic[] = [];
  for (let south = Math.floor(latitude - high); south <= latitude + high; south++)
    for (let west = Math.floor(longitude - wide); west <= longitude + wide; west++)
      topics.push(`cell:${south}:${west}`);
  return topics;
}

/** What a notification says: one topic a line, or a star for all of them. */
export const readTopics = (payload: string | null): Topic[] | null =>
  payload === null || payload === '*' ? null : payload.split('\n');
