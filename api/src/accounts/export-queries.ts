import { photoUrl } from '@aaspaas/contract/photos/media';
import {
  type DeliveryOption,
  deliveryOptionTexts,
  type ServiceArea,
  serviceAreaTexts,
} from '@aaspaas/contract/shops/stored-keys';
import type { Db } from '../db/open';
import { type Sql, sql } from '../db/sql';

/**
 * Everything that is stored about a person, under names that people understand. Every column is named, so that nothing
 * of somebody else, such as other people's reviews of one's shop, and no secret gets in.
 */
export async function exportOf(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const one = (statement: Sql) => db.maybe<Record<string, unknown>>(statement);
  const many = (statement: Sql) => db.many<Record<string, unknown>>(statement);
  return {
    account: withPicture(await one(accountOf(accountId))),
    sessions: await many(sessionsOf(accountId)),
    contactChanges: await many(contactChangesOf(accountId)),
    shop: withTexts(await db.maybe<ShopAnswers>(shopOf(accountId))),
    shopPictures: (await db.many<{ hash: string }>(picturesOf(accountId))).map(({ hash }) => urlOf(hash)),
    payments: await many(paymentsOf(accountId)),
    agent: await one(agentOf(accountId)),
    reviews: await many(reviewsBy(accountId)),
    favourites: await many(favouritesOf(accountId)),
    wishes: await many(wishesOf(accountId)),
    deliveriesOrdered: await many(deliveriesFor(accountId)),
    deliveriesMade: await many(deliveriesBy(accountId)),
    consents: await many(consentsOf(accountId)),
    security: await many(securityOf(accountId)),
    keptReplies: await many(repliesTo(accountId)),
  };
}

type ShopAnswers = Record<string, unknown> & {
  readonly deliveryOption: DeliveryOption | null;
  readonly serviceArea: ServiceArea | null;
};

/** Rows hold keys, which say nothing to people. */
const withTexts = (shop: ShopAnswers | null) =>
  shop && {
    ...shop,
    deliveryOption: shop.deliveryOption && deliveryOptionTexts[shop.deliveryOption],
    serviceArea: shop.serviceArea && serviceAreaTexts[shop.serviceArea],
  };

/** Replies are kept for two days, so that a form that is sent twice is processed once. */
const repliesTo = (id: number): Sql => sql`
  SELECT path, created_at AS "keptSince" FROM idempotency_key
  WHERE account_id = ${id} OR about @> ARRAY[${id}::integer] ORDER BY created_at`;

const urlOf = (hash: string): string => photoUrl(hash, 1600);

function withPicture(account: Record<string, unknown> | null): Record<string, unknown> | null {
  const picture = account?.['picture'];
  return account && { ...account, picture: typeof picture === 'string' ? urlOf(picture) : null };
}

const accountOf = (id: number): Sql => sql`
  SELECT id, role, name, email, phone, language, address, district, state, zip_code AS "zipCode", picture,
         created_at AS "createdAt", updated_at AS "updatedAt"
  FROM account WHERE id = ${id}`;

const sessionsOf = (id: number): Sql => sql`
  SELECT device, created_at AS "startedAt", last_seen_at AS "lastSeenAt", expires_at AS "endsAt"
  FROM session WHERE account_id = ${id} ORDER BY created_at`;

const contactChangesOf = (id: number): Sql => sql`
  SELECT field, old_value AS "from", new_value AS "to", asked_at AS "askedAt", done_at AS "madeAt",
         ended_at AS "endedAt"
  FROM contact_change WHERE account_id = ${id} ORDER BY id`;

const shopOf = (id: number): Sql => sql`
  SELECT s.id, s.kind, s.name, s.owner_name AS "ownerName", c.name AS category, s.description, s.items, s.address,
         s.location, s.city, s.state, s.pin_code AS "pinCode", s.latitude, s.longitude, s.schedule, s.opens AS "opensAtMinute",
         s.closes AS "closesAtMinute", s.days AS "daysAsBits", s.delivery_option AS "deliveryOption",
         s.service_area AS "serviceArea", s.phone, s.second_phone AS "secondPhone", s.whatsapp, s.email,
         s.status, s.status_reason AS "statusReason", s.paid_until AS "paidUntil", s.created_at AS "createdAt"
  FROM shop s JOIN category c ON c.id = s.category_id WHERE s.owner_id = ${id}`;

const picturesOf = (id: number): Sql => sql`
  SELECT i.media_hash AS hash FROM shop_image i JOIN shop s ON s.id = i.shop_id
  WHERE s.owner_id = ${id} ORDER BY i.position, i.id`;

const paymentsOf = (id: number): Sql => sql`
  SELECT p.reference, p.amount_paise AS "amountPaise", p.state, p.utr, p.reason, p.created_at AS "createdAt",
         p.submitted_at AS "submittedAt", p.settled_at AS "settledAt"
  FROM payment p JOIN shop s ON s.id = p.shop_id WHERE s.owner_id = ${id} ORDER BY p.id`;

const agentOf = (id: number): Sql => sql`
  SELECT phone, second_phone AS "secondPhone", whatsapp, vehicle_type AS "vehicleType", work_type AS "workType",
         location, availability, created_at AS "createdAt",
         (SELECT count(*) FROM agent_licence l WHERE l.account_id = a.account_id) AS "licencePictures"
  FROM agent a WHERE account_id = ${id}`;

const reviewsBy = (id: number): Sql => sql`
  SELECT shop_id AS "shopId", rating, heading, comment, created_at AS "createdAt", updated_at AS "updatedAt"
  FROM review WHERE author_id = ${id} ORDER BY id`;

const favouritesOf = (id: number): Sql => sql`
  SELECT f.shop_id AS "shopId", s.name AS "shopName", f.created_at AS "since"
  FROM favourite f JOIN shop s ON s.id = f.shop_id WHERE f.account_id = ${id} ORDER BY f.created_at, f.shop_id`;

const wishesOf = (id: number): Sql => sql`
  SELECT query AS search, place_name AS place, created_at AS "since", told_at AS "toldAt"
  FROM wish WHERE account_id = ${id} ORDER BY id`;

const deliveriesFor = (id: number): Sql => sql`
  SELECT d.id, d.pickup_address AS "pickupAddress", d.drop_address AS "dropAddress", d.note, d.state,
         d.created_at AS "createdAt", d.changed_at AS "changedAt", r.rating, r.comment
  FROM delivery_request d LEFT JOIN agent_review r ON r.delivery_id = d.id
  WHERE d.customer_id = ${id} ORDER BY d.id`;

// Without addresses and notes, which are the customer's.
const deliveriesBy = (id: number): Sql => sql`
  SELECT id, state, created_at AS "createdAt", changed_at AS "changedAt"
  FROM delivery_request WHERE agent_id = ${id} ORDER BY id`;

const consentsOf = (id: number): Sql => sql`
  SELECT subject, version, wording, language, given_at AS "givenAt" FROM consent WHERE account_id = ${id} ORDER BY id`;

const securityOf = (id: number): Sql => sql`
  SELECT at, event, detail FROM security_event WHERE account_id = ${id} ORDER BY id`;
