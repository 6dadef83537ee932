import type { PersonRecord, PersonRow } from '@aaspaas/contract/console/people/calls';
import { photoUrl } from '@aaspaas/contract/photos/media';
import type { PersonListRow } from './list-queries';
import type * as queries from './person-queries';

const ratingOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;

export const placeOf = ({ location, district, shop_city, zip_code }: PersonListRow): string =>
  location ?? [district || shop_city, zip_code].filter(Boolean).join(' ');

export function presentRow(row: PersonListRow): PersonRow {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    email: row.email,
    phone: row.phone,
    place: placeOf(row),
    joined_at: row.created_at.toISOString(),
    is_locked: row.is_locked,
    shop: row.shop_id === null ? null : { sh_id: row.shop_id, name: row.shop_name ?? '' },
    agent: row.availability && {
      availability: row.availability,
      location: row.location ?? '',
      licence: row.licence ?? 'none',
      rating: ratingOf(row.rating_sum ?? 0, row.rating_count ?? 0),
      deliveries: row.deliveries,
    },
  };
}

interface WholePerson {
  readonly account: queries.PersonAccount;
  readonly shop: queries.PersonShop | null;
  readonly agent: queries.PersonAgent | null;
  readonly counts: queries.PersonCounts;
  readonly reviews: readonly queries.PersonReview[];
  readonly deliveries: readonly queries.PersonDelivery[];
  /** Null if the reader's grade may not read the log. */
  readonly log: {
    readonly sessions: readonly queries.PersonSession[];
    readonly events: readonly queries.PersonEvent[];
  } | null;
}

export function presentPerson(whole: WholePerson): PersonRecord {
  const { account, shop, agent, counts, reviews, deliveries, log } = whole;
  const { created_at, updated_at, zip_code, picture, ...plain } = account;
  return {
    ...plain,
    pin_code: zip_code,
    picture: picture && photoUrl(picture, 320),
    joined_at: created_at.toISOString(),
    seen: updated_at.toISOString(),
    shop: shop && {
      sh_id: shop.id,
      name: shop.name,
      status: shop.status,
      paid_until: shop.paid_until?.toISOString() ?? null,
    },
    agent: agent && presentAgent(agent),
    counts,
    reviews: reviews.map(presentReview),
    deliveries: deliveries.map(presentDelivery),
    sessions: log?.sessions.map(presentSession) ?? null,
    events: log?.events.map(presentEvent) ?? null,
  };
}

function presentAgent({ rating_sum, rating_count, ...agent }: queries.PersonAgent) {
  return { ...agent, rating: ratingOf(rating_sum, rating_count) };
}

const presentReview = ({ id, shop_id, shop_name, created_at, ...review }: queries.PersonReview) => ({
  ...review,
  r_id: id,
  shop: { sh_id: shop_id, name: shop_name },
  created_at: created_at.toISOString(),
});

const presentDelivery = (row: queries.PersonDelivery) => ({
  d_id: row.id,
  other: row.other_id === null ? null : { id: row.other_id, name: row.other_name ?? '' },
  shop_name: row.shop_name,
  state: row.state,
  created_at: row.created_at.toISOString(),
  moves: row.moves.map(({ at, by, state }) => ({ at: new Date(at).toISOString(), by, state })),
  rating: row.rating,
});

const presentSession = ({ device, created_at, last_seen_at }: queries.PersonSession) => ({
  // Older sessions have no device name.
  device: device || 'Unknown device',
  started_at: created_at.toISOString(),
  last_used_at: last_seen_at.toISOString(),
});

const presentEvent = ({ at, event, detail }: queries.PersonEvent) => ({
  at: at.toISOString(),
  event,
  detail: Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', '),
});
