import type { Role } from '@aaspaas/contract/roles/roles';
import type { Availability } from '@aaspaas/contract/agents/availability';
import type { Grade } from '@aaspaas/contract/roles/grades';
import type { LicenceState } from '@aaspaas/contract/agents/licence-states';
import type { DeliverySide, DeliveryState } from '@aaspaas/contract/deliveries/moves';
import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import { isLocked } from './list-queries';

export interface PersonAccount {
  id: number;
  role: Role;
  grade: Grade | null;
  name: string;
  email: string | null;
  pending_email: string | null;
  phone: string | null;
  address: string;
  district: string;
  state: string;
  zip_code: string;
  picture: string | null;
  created_at: Date;
  updated_at: Date;
  is_locked: boolean;
}

export function findPerson(db: Db, id: number, now: Date): Promise<PersonAccount | null> {
  return db.maybe<PersonAccount>(sql`
    SELECT a.id, a.role, a.grade, a.name, a.email, a.phone, a.address, a.district, a.state, a.zip_code, a.picture,
      a.created_at, a.updated_at, ${isLocked(sql`a.id`)} AS is_locked,
      (SELECT new_value FROM contact_change c WHERE c.account_id = a.id AND done_at IS NULL AND ended_at IS NULL
         AND confirm_until > ${now}) AS pending_email
    FROM account a WHERE a.id = ${id}`);
}

export interface PersonShop {
  id: number;
  name: string;
  status: ListingState;
  paid_until: Date | null;
}

export function findShopOf(db: Db, ownerId: number): Promise<PersonShop | null> {
  return db.maybe<PersonShop>(sql`
    SELECT id, name, status, paid_until FROM shop WHERE owner_id = ${ownerId}`);
}

export interface PersonAgent {
  availability: Availability;
  location: string;
  second_phone: string | null;
  whatsapp: string | null;
  vehicle_type: string;
  work_type: string;
  rating_sum: number;
  rating_count: number;
  licence: LicenceState;
  licence_reason: string;
  licence_photos: number;
  deliveries: number;
}

export function findAgent(db: Db, id: number): Promise<PersonAgent | null> {
  return db.maybe<PersonAgent>(sql`
    SELECT g.availability, g.location, g.second_phone, g.whatsapp, g.vehicle_type, g.work_type, g.rating_sum,
      g.rating_count, coalesce(c.state, 'none') AS licence, coalesce(c.reason, '') AS licence_reason,
      (SELECT count(*) FROM agent_licence l WHERE l.account_id = g.account_id) AS licence_photos,
      (SELECT count(*) FROM delivery_request d WHERE d.agent_id = g.account_id) AS deliveries
    FROM agent g LEFT JOIN licence_check c USING (account_id) WHERE g.account_id = ${id}`);
}

export interface PersonCounts {
  reviews: number;
  favourites: number;
  deliveries: number;
  open_deliveries: number;
  payments: number;
  photos: number;
  notes: number;
  sessions: number;
}

/** What an admin should know before the account is deleted. */
export function countBelongings(db: Db, id: number, now: Date): Promise<PersonCounts> {
  const isTheirs = sql`(d.customer_id = ${id} OR d.agent_id = ${id})`;
  return db.one<PersonCounts>(sql`
    SELECT (SELECT count(*) FROM review WHERE author_id = ${id}) AS reviews,
      (SELECT count(*) FROM favourite WHERE account_id = ${id}) AS favourites,
      (SELECT count(*) FROM delivery_request d WHERE ${isTheirs}) AS deliveries,
      (SELECT count(*) FROM delivery_request d WHERE ${isTheirs} AND d.state IN ('requested', 'accepted'))
        AS open_deliveries,
      (SELECT count(*) FROM payment p JOIN shop s ON s.id = p.shop_id WHERE s.owner_id = ${id}) AS payments,
      (SELECT count(*) FROM shop_image i JOIN shop s ON s.id = i.shop_id WHERE s.owner_id = ${id})
        + (SELECT count(*) FROM agent_licence WHERE account_id = ${id})
        + (SELECT count(picture) FROM account WHERE id = ${id}) AS photos,
      (SELECT count(*) FROM note WHERE account_id = ${id}) AS notes,
      (SELECT count(*) FROM session WHERE account_id = ${id} AND expires_at > ${now}
         AND last_seen_at + idle_limit > ${now}) AS sessions`);
}

const mostShown = 50;

export interface PersonReview {
  id: number;
  shop_id: number;
  shop_name: string;
  rating: number;
  comment: string;
  created_at: Date;
  is_hidden: boolean;
}

export function reviewsBy(db: Db, id: number): Promise<PersonReview[]> {
  return db.many<PersonReview>(sql`
    SELECT r.id, r.shop_id, s.name AS shop_name, r.rating, r.comment, r.created_at,
      r.hidden_at IS NOT NULL AS is_hidden
    FROM review r JOIN shop s ON s.id = r.shop_id WHERE r.author_id = ${id}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${mostShown}`);
}

export interface PersonDelivery {
  id: number;
  state: DeliveryState;
  created_at: Date;
  shop_name: string | null;
  other_id: number | null;
  other_name: string | null;
  rating: number | null;
  moves: { at: string; by: DeliverySide; state: DeliveryState }[];
}

/** Without addresses and notes, which belong to the customer. */
export function deliveriesOf(db: Db, id: number): Promise<PersonDelivery[]> {
  return db.many<PersonDelivery>(sql`
    SELECT d.id, d.state, d.created_at, s.name AS shop_name, o.id AS other_id, o.name AS other_name, r.rating,
      (SELECT coalesce(json_agg(json_build_object('at', m.at, 'by', m.moved_by, 'state', m.state) ORDER BY m.id), '[]')
       FROM delivery_move m WHERE m.delivery_id = d.id) AS moves
    FROM (
      (SELECT * FROM delivery_request WHERE agent_id = ${id} ORDER BY created_at DESC LIMIT ${mostShown})
      UNION ALL
      (SELECT * FROM delivery_request WHERE customer_id = ${id} ORDER BY created_at DESC LIMIT ${mostShown})) d
      LEFT JOIN shop s ON s.id = d.pickup_shop_id
      LEFT JOIN account o ON o.id = CASE WHEN d.agent_id = ${id} THEN d.customer_id ELSE d.agent_id END
      LEFT JOIN agent_review r ON r.delivery_id = d.id
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${mostShown}`);
}

export interface PersonSession {
  device: string;
  created_at: Date;
  last_seen_at: Date;
}

export function sessionsOf(db: Db, id: number, now: Date): Promise<PersonSession[]> {
  return db.many<PersonSession>(sql`
    SELECT device, created_at, last_seen_at FROM session
    WHERE account_id = ${id} AND expires_at > ${now} AND last_seen_at + idle_limit > ${now}
    ORDER BY last_seen_at DESC, id DESC`);
}

export interface PersonEvent {
  at: Date;
  event: string;
  detail: Record<string, unknown>;
}

export function eventsOf(db: Db, id: number): Promise<PersonEvent[]> {
  return db.many<PersonEvent>(sql`
    SELECT at, event, detail FROM security_event WHERE account_id = ${id} ORDER BY at DESC, id DESC LIMIT ${mostShown}`);
}
