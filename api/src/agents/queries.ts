import type { LicenceState } from '@aaspaas/contract/agents/licence-states';
import type { Db } from '../db/open';
import { type Sql, sql } from '../db/sql';

export interface AgentRow {
  id: number;
  name: string;
  email: string | null;
  phone: string;
  second_phone: string | null;
  whatsapp: string | null;
  vehicle_type: string;
  work_type: string;
  location: string;
  availability: 'available' | 'busy' | 'not_available';
  picture: string | null;
  /** The hash of the main photo. */
  licence: string | null;
  licence_state: LicenceState;
  licence_reason: string;
  rating_sum: number;
  rating_count: number;
  address: string;
  district: string;
  state: string;
}

export interface AgentSearch {
  readonly id: number | null;
  /** Normalised words; all must be found. Null: everybody. */
  readonly words: readonly string[] | null;
  /** Null: anywhere. */
  readonly cityKeys: readonly string[] | null;
  readonly availability: AgentRow['availability'] | null;
  readonly limit: number;
  readonly offset: number;
}

/** Available agents first, then by rating, to which five imagined four-star ratings are added as for shops. */
export function listAgents(db: Db, search: AgentSearch): Promise<AgentRow[]> {
  return db.many<AgentRow>(sql`
    SELECT g.account_id AS id, a.name, a.email, g.phone, g.second_phone, g.whatsapp, g.vehicle_type, g.work_type,
      g.location, g.availability, a.picture, g.rating_sum, g.rating_count, a.address, a.district, a.state,
      coalesce(c.state, 'none') AS licence_state, coalesce(c.reason, '') AS licence_reason,
      (SELECT l.media_hash FROM agent_licence l WHERE l.account_id = g.account_id ORDER BY l.position LIMIT 1) AS licence
    FROM agent g JOIN account a ON a.id = g.account_id LEFT JOIN licence_check c ON c.account_id = g.account_id
    WHERE ${isWanted(search)} AND ${hasWords(search)} AND ${hasAvailability(search)}
    ORDER BY array_position(ARRAY['available', 'busy', 'not_available'], g.availability),
      (g.rating_sum + 20)::float8 / (g.rating_count + 5) DESC, g.account_id
    LIMIT ${search.limit} OFFSET ${search.offset}`);
}

/** How many agents there are of each availability, on all pages together. */
export async function countAgents(
  db: Db,
  search: AgentSearch,
): Promise<Record<AgentRow['availability'], number>> {
  const rows = await db.many<{ availability: AgentRow['availability']; found: number }>(sql`
    SELECT g.availability, count(*)::integer AS found FROM agent g JOIN account a ON a.id = g.account_id
    WHERE ${isWanted(search)} AND ${hasWords(search)} GROUP BY g.availability`);
  const counted = Object.fromEntries(rows.map(({ availability, found }) => [availability, found]));
  return { available: 0, busy: 0, not_available: 0, ...counted };
}

const hasAvailability = ({ availability }: AgentSearch): Sql =>
  availability === null ? sql`true` : sql`g.availability = ${availability}`;

function isWanted({ id, cityKeys }: AgentSearch): Sql {
  if (id !== null) return sql`g.account_id = ${id}`;
  return cityKeys === null ? sql`true` : sql`g.city_key = ANY(${cityKeys}::text[])`;
}

const joiners = '\u200c\u200d';

function hasWords({ words }: AgentSearch): Sql {
  if (!words) return sql`true`;
  // A text without any letter or digit has no words: it finds nobody, while LIKE ALL of nothing would find everybody.
  if (words.length === 0) return sql`false`;
  const text = sql`concat_ws(' ', a.name, g.vehicle_type, g.work_type, g.location, a.district, a.state)`;
  // The same normal form that `searchWords` gives to what is typed.
  return sql`translate(lower(normalize(${text}, NFKC)), ${joiners}, '')
    LIKE ALL (${words.map((word) => `%${word}%`)}::text[])`;
}

export interface AgentReviewRow {
  id: number;
  /** Null if the author's account is deleted. */
  author: string | null;
  rating: number;
  comment: string;
  created_at: Date;
}

export function newestAgentReviews(db: Db, agentId: number, limit: number): Promise<AgentReviewRow[]> {
  return db.many<AgentReviewRow>(sql`
    SELECT r.delivery_id AS id, a.name AS author, r.rating, r.comment, r.created_at
    FROM agent_review r LEFT JOIN account a ON a.id = r.author_id
    WHERE r.agent_id = ${agentId} ORDER BY r.created_at DESC, r.delivery_id DESC LIMIT ${limit}`);
}

/** How often each number of stars was given, one star first. */
export async function countAgentReviews(db: Db, agentId: number): Promise<number[]> {
  const rows = await db.many<{ number: number }>(sql`
    SELECT count(r.delivery_id)::integer AS number
    FROM generate_series(1, 5) AS stars LEFT JOIN agent_review r ON r.rating = stars AND r.agent_id = ${agentId}
    GROUP BY stars ORDER BY stars`);
  return rows.map(({ number }) => number);
}
