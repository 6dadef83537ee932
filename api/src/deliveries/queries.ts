import type { DeliverySide, DeliveryState, ShownState } from '@aaspaas/contract/deliveries/moves';
import type { Db } from '../db/open';
import { type Sql, sql } from '../db/sql';

export interface DeliveryRow {
  id: number;
  state: ShownState;
  /** When as JSON has it. */
  steps: { state: ShownState; at: string }[];
  version: number;
  created_at: Date;
  changed_at: Date;
  customer_id: number | null;
  agent_id: number | null;
  shop_id: number | null;
  shop_name: string | null;
  shop_owner_id: number | null;
  pickup_address: string;
  drop_address: string;
  note: string;
  /** Null if the account is deleted. */
  customer_name: string | null;
  customer_phone: string | null;
  agent_name: string | null;
  agent_phone: string | null;
  agent_whatsapp: string | null;
  agent_picture: string | null;
  agent_location: string | null;
  rating: number | null;
  comment: string | null;
}

/** A request from before `since` that waits for an answer waits no longer. */
const isWaiting = (since: Date): Sql => sql`(d.state = 'requested' AND d.created_at > ${since})`;

function selectDeliveries(condition: Sql, since: Date, limit: number): Sql {
  return sql`
    SELECT d.id, CASE WHEN d.state = 'requested' AND NOT ${isWaiting(since)} THEN 'unanswered' ELSE d.state END AS state,
      (SELECT json_agg(json_build_object('state', m.state, 'at', m.at) ORDER BY m.id)
        FROM delivery_move m WHERE m.delivery_id = d.id) AS steps, d.version, d.created_at, d.changed_at, d.customer_id, d.agent_id,
      d.pickup_shop_id AS shop_id, s.name AS shop_name, s.owner_id AS shop_owner_id, d.pickup_address, d.drop_address, d.note, c.name AS customer_name,
      c.phone AS customer_phone, a.name AS agent_name, g.phone AS agent_phone, g.whatsapp AS agent_whatsapp,
      a.picture AS agent_picture, g.location AS agent_location, r.rating, r.comment
    FROM delivery_request d
      LEFT JOIN shop s ON s.id = d.pickup_shop_id
      LEFT JOIN account c ON c.id = d.customer_id
      LEFT JOIN account a ON a.id = d.agent_id
      LEFT JOIN agent g ON g.account_id = d.agent_id
      LEFT JOIN agent_review r ON r.delivery_id = d.id
    WHERE ${condition}
    ORDER BY (${isWaiting(since)} OR d.state = 'accepted') DESC, d.created_at DESC, d.id DESC LIMIT ${limit}`;
}

export interface DeliveryList {
  readonly accountId: number;
  readonly side: DeliverySide;
  readonly since: Date;
  readonly limit: number;
}

export function listDeliveries(db: Db, { accountId, side, since, limit }: DeliveryList) {
  const isTheirs = side === 'agent' ? sql`d.agent_id = ${accountId}` : sql`d.customer_id = ${accountId}`;
  return db.many<DeliveryRow>(selectDeliveries(isTheirs, since, limit));
}

/** Also null if the delivery is somebody else's, so that strangers cannot tell that it exists. */
export function findDelivery(
  db: Db,
  id: number,
  accountId: number,
  since: Date,
): Promise<DeliveryRow | null> {
  const isTheirs = sql`d.id = ${id} AND ${accountId} IN (d.customer_id, d.agent_id)`;
  return db.maybe<DeliveryRow>(selectDeliveries(isTheirs, since, 1));
}

/** How many open deliveries the customer has. Locks the account, so that requests at the same time count each other. */
export async function countOpen(db: Db, customerId: number, since: Date): Promise<number> {
  await db.run(sql`SELECT 1 FROM account WHERE id = ${customerId} FOR NO KEY UPDATE`);
  const { number } = await db.one<{ number: number }>(sql`
    SELECT count(*)::integer AS number FROM delivery_request d
    WHERE customer_id = ${customerId} AND (${isWaiting(since)} OR state = 'accepted')`);
  return number;
}

export interface NewDelivery {
  readonly customerId: number;
  readonly agentId: number;
  readonly shopId: number | null;
  readonly pickupAddress: string;
  readonly dropAddress: string;
  readonly note: string;
  readonly at: Date;
}

/** Null if the agent is not available. */
export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<number | null> {
  const row = await db.maybe<{ id: number }>(sql`
    INSERT INTO delivery_request (customer_id, agent_id, pickup_shop_id, pickup_address, drop_address, note,
      created_at, changed_at)
    SELECT ${delivery.customerId}::integer, account_id, ${delivery.shopId}::integer, ${delivery.pickupAddress},
      ${delivery.dropAddress}, ${delivery.note}, ${delivery.at}::timestamptz, ${delivery.at}::timestamptz
    FROM agent WHERE account_id = ${delivery.agentId} AND availability <> 'not_available' RETURNING id`);
  return row?.id ?? null;
}

export async function isAgent(db: Db, accountId: number): Promise<boolean> {
  return (await db.maybe(sql`SELECT 1 FROM agent WHERE account_id = ${accountId}`)) !== null;
}

export function findPickupShop(db: Db, shopId: number): Promise<{ address: string } | null> {
  return db.maybe(sql`SELECT address FROM shop WHERE id = ${shopId} AND is_listed`);
}

export interface Change {
  readonly id: number;
  readonly accountId: number;
  readonly to: DeliveryState;
  /** The states from which each side may go there. */
  readonly from: Readonly<Record<DeliverySide, readonly DeliveryState[]>>;
  readonly at: Date;
  /** Only what was asked for later, or was answered. */
  readonly since: Date;
}

/** One statement, so that of two who press a button at the same moment only one changes the state. */
export async function changeState(db: Db, { id, accountId, to, from, at, since }: Change): Promise<boolean> {
  const changed = await db.run(sql`
    UPDATE delivery_request d SET state = ${to}, version = version + 1, changed_at = ${at},
      moved_by = CASE WHEN agent_id = ${accountId} THEN 'agent' ELSE 'customer' END
    WHERE id = ${id} AND (d.state <> 'requested' OR ${isWaiting(since)})
      AND ((customer_id = ${accountId} AND state = ANY(${from.customer}::text[]))
        OR (agent_id = ${accountId} AND state = ANY(${from.agent}::text[])))`);
  return changed > 0;
}

/** A done delivery goes on, unless that was long ago or the customer has rated it. */
export async function reopen(db: Db, id: number, agentId: number, since: Date, at: Date): Promise<boolean> {
  const changed = await db.run(sql`
    UPDATE delivery_request SET state = 'accepted', version = version + 1, changed_at = ${at}, moved_by = 'agent'
    WHERE id = ${id} AND agent_id = ${agentId} AND state = 'done' AND changed_at > ${since}
      AND NOT EXISTS (SELECT FROM agent_review WHERE delivery_id = ${id})`);
  return changed > 0;
}

/** Locks the agent, so that ratings are written one after the other and the sum stays right. */
export async function holdAgent(db: Db, agentId: number): Promise<void> {
  await db.run(sql`SELECT 1 FROM agent WHERE account_id = ${agentId} FOR NO KEY UPDATE`);
}

export interface NewRating {
  readonly deliveryId: number;
  readonly agentId: number;
  readonly authorId: number;
  readonly rating: number;
  readonly comment: string;
  readonly at: Date;
}

export async function putRating(db: Db, { deliveryId, agentId, authorId, rating, comment, at }: NewRating) {
  const earlier = await db.maybe<{ rating: number }>(
    sql`SELECT rating FROM agent_review WHERE delivery_id = ${deliveryId}`,
  );
  await db.run(sql`
    INSERT INTO agent_review (delivery_id, agent_id, author_id, rating, comment, created_at)
    VALUES (${deliveryId}, ${agentId}, ${authorId}, ${rating}, ${comment}, ${at})
    ON CONFLICT (delivery_id) DO UPDATE SET rating = excluded.rating, comment = excluded.comment,
      created_at = excluded.created_at`);
  await db.run(sql`
    UPDATE agent SET rating_sum = rating_sum + ${rating - (earlier?.rating ?? 0)},
      rating_count = rating_count + ${earlier ? 0 : 1} WHERE account_id = ${agentId}`);
}
