import { searchKey } from '@aaspaas/contract/search-words';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import type { SearchTier } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../../db/open';
import { primaryOf } from '../../db/reads';
import { largeNetworkOf } from '../../http/network';
import type { Seal } from '../../system/seal';
import { repeat, type Job } from '../../system/repeat';
import { cityKey } from '../city-key';
import { addSearchCounts, addSearchTexts, askersNeeded, type CountRow, type TextRow } from './count-queries';
import type { Answer } from './find-shops';
import type { Wanted } from './plan';

const longestQuery = 60;
/** More different searches than this between two rounds of writing are a flood, and not counted. */
const mostWaiting = 5000;

interface Waiting {
  readonly counts: Map<string, CountRow>;
  readonly texts: Map<string, TextRow>;
}

/** What was counted and waits to be written: a search itself writes nothing. */
const waitingFor = new WeakMap<Db, Waiting>();

function waitingOf(anyDb: Db): Waiting {
  const db = primaryOf(anyDb);
  const known = waitingFor.get(db) ?? { counts: new Map(), texts: new Map() };
  waitingFor.set(db, known);
  return known;
}

/** How many searches there were since the process began, by how well the best of the list answered. */
const totals: Record<SearchTier, number> = { name: 0, all: 0, items: 0, category: 0, words: 0, none: 0 };

export const searchesByTier = (): Readonly<Record<SearchTier, number>> => totals;

/** What is counted of a search. It is kept with the reply, which may be counted again, so it is small. */
export interface Counted {
  readonly day: string;
  readonly cityKey: string;
  readonly concept: string;
  readonly tier: SearchTier;
  /** Empty if it is not counted. */
  readonly query: string;
}

/**
 * Counted by concept, day and city, never by person. A text with digits, which may be a phone number or a postal
 * address, is not counted as a text at all.
 */
export function countedOf(
  { tier, understanding }: Pick<Answer, 'tier' | 'understanding'>,
  { text, place, city, at }: Pick<Wanted, 'text' | 'place' | 'city' | 'at'>,
): Counted {
  const query = [...searchKey(text ?? '')].slice(0, longestQuery).join('');
  return {
    day: indianTime(at).date,
    cityKey: cityKey(place?.city ?? city ?? ''),
    concept: understanding.concepts[0]?.id ?? '',
    tier,
    query: /\p{N}/u.test(query) ? '' : query,
  };
}

export function countSearch(db: Db, seal: Seal, counted: Counted, ip: string): void {
  totals[counted.tier] += 1;
  const text = count(db, seal, counted, { searches: 1, taps: 0 });
  if (!text || text.networks.size >= askersNeeded) return;
  const network = largeNetworkOf(ip);
  if (text.networks.has(network)) return;
  // With the text in it, the mark of a network for one text says nothing about the network's other texts.
  const about = `search ${counted.day} ${counted.cityKey} ${counted.query}`;
  text.networks.set(network, seal.hash(network, about).toString('hex'));
}

/** Counts that somebody who had searched for this then called, wrote, shared or asked for the way. */
export const countTapAfter = (db: Db, seal: Seal, counted: Counted): void =>
  void count(db, seal, counted, { searches: 0, taps: 1 });

function count(
  db: Db,
  seal: Seal,
  counted: Counted,
  once: Pick<CountRow, 'searches' | 'taps'>,
): TextRow | undefined {
  const { counts, texts } = waitingOf(db);
  const { concept, query, ...where } = counted;
  const { day, cityKey: city, tier } = where;
  add(counts, `${day}\n${city}\n${concept}\n${tier}`, { ...once, tier }, () => ({
    ...where,
    concept,
    ...nothing,
  }));
  if (query === '') return undefined;
  return add(texts, `${day}\n${city}\n${query}`, { ...once, tier }, () => ({
    ...where,
    ...nothing,
    query,
    hash: seal.hash(query, 'search text').toString('hex'),
    networks: new Map(),
  }));
}

const nothing = { searches: 0, taps: 0 };

/** The row that it is counted in; none where too many wait. */
function add<Row extends { searches: number; taps: number; tier: SearchTier }>(
  rows: Map<string, Row>,
  name: string,
  once: Pick<Row, 'searches' | 'taps' | 'tier'>,
  begin: () => Row,
): Row | undefined {
  const known = rows.get(name);
  if (!known && rows.size >= mostWaiting) return undefined;
  const row = known ?? begin();
  if (!known) rows.set(name, row);
  row.tier = once.tier;
  row.searches += once.searches;
  row.taps += once.taps;
  return row;
}

/** Writes what was counted since the last time. */
export async function writeSearchCounts(db: Db): Promise<void> {
  const { counts, texts } = waitingOf(db);
  waitingFor.delete(db);
  if (counts.size > 0) await addSearchCounts(db, [...counts.values()]);
  if (texts.size > 0) await addSearchTexts(db, [...texts.values()]);
}

const writeEveryMs = 60_000;

/** What was counted waits in memory, so that a search writes nothing itself; the last of it is written at the end. */
export function startWritingCounts(database: Db, log: (message: string) => void): Job {
  const write = () => writeSearchCounts(database);
  const report = (error: unknown) => log(`search counts: ${String(error)}`);
  const writing = repeat(writeEveryMs, write, report);
  return {
    ...writing,
    stop: async () => {
      await writing.stop();
      await write().catch(report);
    },
  };
}
