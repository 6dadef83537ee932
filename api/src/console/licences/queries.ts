import type { LicenceState } from '@aaspaas/contract/agents/licence-states';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import type { Slice } from '../paging';

export type DecidedState = Exclude<LicenceState, 'none'>;

export async function countLicences(db: Db, state: DecidedState): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    SELECT count(*) FROM licence_check WHERE state = ${state}`);
  return count;
}

export interface LicenceListRow {
  id: number;
  name: string;
  phone: string;
  location: string;
  vehicle_type: string;
  state: DecidedState;
  since: Date;
  reason: string;
  decided_by: string | null;
  hashes: string[];
}

/** What waits comes oldest first; what was decided on, newest first. */
export function listLicences(
  db: Db,
  state: DecidedState,
  { limit, offset }: Slice,
): Promise<LicenceListRow[]> {
  const order = state === 'waiting' ? sql`c.since, c.account_id` : sql`c.since DESC, c.account_id DESC`;
  return db.many<LicenceListRow>(sql`
    SELECT c.account_id AS id, a.name, g.phone, g.location, g.vehicle_type, c.state, c.since, c.reason,
      o.name AS decided_by,
      ARRAY(SELECT media_hash FROM agent_licence l WHERE l.account_id = c.account_id ORDER BY position, l.id) AS hashes
    FROM licence_check c
      JOIN agent g ON g.account_id = c.account_id
      JOIN account a ON a.id = c.account_id
      LEFT JOIN account o ON o.id = c.decided_by
    WHERE c.state = ${state} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);
}

export interface HeldLicence {
  state: DecidedState;
  since: Date;
  email: string | null;
}

/** Locked until the transaction ends, so that of two decisions the second sees the first. */
export function holdLicence(tx: Db, agentId: number): Promise<HeldLicence | null> {
  return tx.maybe<HeldLicence>(sql`
    SELECT c.state, c.since, a.email FROM licence_check c JOIN account a ON a.id = c.account_id
    WHERE c.account_id = ${agentId} FOR UPDATE OF c`);
}

/** Whether this admin has viewed a photo of the licence as it is. */
export async function hasViewed(tx: Db, agentId: number, adminId: number, since: Date): Promise<boolean> {
  const { viewed } = await tx.one<{ viewed: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM audit WHERE subject = 'agent' AND subject_id = ${agentId} AND at >= ${since}
        AND action = 'licence viewed' AND actor_id = ${adminId}) AS viewed`);
  return viewed;
}

interface Decision {
  readonly state: 'checked' | 'refused';
  readonly reason: string;
  readonly decidedBy: number;
}

export async function decide(tx: Db, agentId: number, decision: Decision, now: Date): Promise<void> {
  await tx.run(sql`
    UPDATE licence_check SET state = ${decision.state}, since = ${now}, reason = ${decision.reason},
      decided_by = ${decision.decidedBy}
    WHERE account_id = ${agentId}`);
}
