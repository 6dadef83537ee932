import type { Connections } from '../db/open';
import type { SharedReplies } from '../http/shared-replies/shared-replies';
import { missingTexts } from '../languages/words';
import { searchesByTier } from '../search/finding/count-search';
import { counter, type Family, gauge } from './family';

export interface WatchedParts {
  readonly database: Connections;
  /** Connections for long work that nobody waits for. */
  readonly patient: Connections;
  readonly shared: SharedReplies;
}

/** What the parts of this process have counted. */
export const partFamilies = ({ database, patient, shared }: WatchedParts): Family[] => [
  ...poolFamilies({ visitors: database, jobs: patient }),
  gauge(
    'aaspaas_database_behind',
    'Whether the database lacks something that was acknowledged, so that nothing is written to it.',
    database.stats().behind ? 1 : 0,
  ),
  ...sharedFamilies(shared),
  counter(
    'aaspaas_searches_total',
    "Searches by how well the best of the list answered: from its name down to 'none'.",
    Object.entries(searchesByTier()).map(([tier, count]) => [{ tier }, count]),
  ),
  counter(
    'aaspaas_missing_texts_total',
    'Texts that were shown in English because a language has no words for them.',
    missingTexts().map(([language, count]) => [{ language }, count]),
  ),
];

function poolFamilies(pools: Readonly<Record<string, Connections>>): Family[] {
  const stats = Object.entries(pools).map(([pool, database]) => [pool, database.stats()] as const);
  const failures = stats.flatMap(([pool, { failures }]) =>
    Object.entries(failures).map(([kind, count]) => [{ pool, kind }, count] as const),
  );
  return [
    gauge(
      'aaspaas_db_connections_in_use',
      'Connections to the database that are working.',
      stats.map(([pool, { inUse }]) => [{ pool }, inUse]),
    ),
    gauge(
      'aaspaas_db_connections_max',
      'Connections to the database that there may be.',
      stats.map(([pool, { most }]) => [{ pool }, most]),
    ),
    gauge(
      'aaspaas_db_waiting',
      'Work that waits for a connection to the database.',
      stats.map(([pool, { waiting }]) => [{ pool }, waiting]),
    ),
    counter(
      'aaspaas_db_query_failures_total',
      "Queries that failed: the database was away, the query took too long, a constraint said no, or 'other'.",
      failures,
    ),
  ];
}

function sharedFamilies(shared: SharedReplies): Family[] {
  const { hits, joined, misses, bytes, replies } = shared.stats();
  return [
    counter(
      'aaspaas_shared_replies_total',
      'Replies for guests: kept ones (hit), made for another at that moment (joined), or made (miss).',
      [
        [{ result: 'hit' }, hits],
        [{ result: 'joined' }, joined],
        [{ result: 'miss' }, misses],
      ],
    ),
    gauge('aaspaas_shared_replies_bytes', 'Memory of the replies that are kept, roughly.', bytes),
    gauge('aaspaas_shared_replies_kept', 'How many replies are kept.', replies),
  ];
}
