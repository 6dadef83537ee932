import type { Db } from '../db/open';
import { sql } from '../db/sql';

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
