import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { writeHours } from '@aaspaas/contract/shops/hours';
import { type IndianTime, type OpenState, sayOpenState } from '@aaspaas/contract/shops/open-state';
import { deliveryOptionTexts, serviceAreaTexts } from '@aaspaas/contract/shops/stored-keys';
import { writeDays } from '@aaspaas/contract/shops/weekdays';
import { distanceKm, type Position, sayDistance } from '@aaspaas/contract/places/distance';
import { photoUrl } from '@aaspaas/contract/photos/media';
import { areaOf } from './area';
import type { OwnerView } from './owner-queries';
import { daysOf } from '../shop-rows/day-bits';
import { hoursOf, isClosedOn, openingOf } from '../shop-rows/opening';
import type { ShopRow } from '../shop-rows/queries';

interface Viewer {
  readonly near: Position | null;
  /** The name of the place that `near` is; absent or null for the device. */
  readonly from?: string | null;
  readonly now: IndianTime;
  /** Only the owner and admins see the email; customers write by WhatsApp. */
  readonly seesEmail: boolean;
}

/** A row without details is shown as a card: with one photo, one number and no long texts, which would make half of a list's size. */
export function presentShop(row: ShopRow, { near, from = null, now, seesEmail }: Viewer): ShopRecord {
  const { details } = row;
  const hours = hoursOf(row);
  const isClosedToday = isClosedOn(row, now);
  const state = openingOf(row, now);
  // Without a pin the position is only the middle of the city, so no distance is known.
  const km = near && row.is_pinned ? distanceKm(near, row) : null;
  return {
    sh_id: row.id,
    sh_name: row.name,
    sh_owner_name: details?.owner_name ?? '',
    sh_category_name: row.category,
    sh_shop_or_service: row.kind,
    sh_address: row.address,
    sh_location: row.location,
    sh_city: row.city,
    sh_state: row.state,
    sh_opening_hours: hours && writeHours(hours),
    sh_working_days: writeDays(daysOf(row.days)),
    sh_primary_phone: row.phone,
    sh_secondary_phone: details?.second_phone ?? null,
    sh_whatsapp_number: row.whatsapp,
    sh_phone: row.phone,
    ...(seesEmail && { sh_email: details?.email ?? null }),
    sh_description: details?.description ?? '',
    sh_product_and_service: [...(details?.items ?? [])],
    sh_delivery_option: row.delivery_option && deliveryOptionTexts[row.delivery_option],
    sh_service_area_coverage: row.service_area && serviceAreaTexts[row.service_area],
    sh_status: row.status,
    sh_ratings: row.rating_count ? Math.round((row.rating_sum / row.rating_count) * 10) / 10 : null,
    sh_review_count: row.rating_count,
    shopimages: row.images
      .slice(0, details ? undefined : 1)
      .map(({ id, hash }) => ({ si_id: id, si_image: photoUrl(hash, 800) })),
    distance: km === null ? null : sayDistance(km),
    ...(km !== null && { distance_m: Math.round(km * 1000) }),
    ...(km !== null && from !== null && { distance_from: from }),
    type: row.kind,
    ...areaIn(row),
    ...(details && { sh_pin_code: details.pin_code }),
    latitude: row.latitude,
    longitude: row.longitude,
    ...(!row.is_pinned && { is_approximate: true }),
    open_now: isClosedToday ? false : (state?.open ?? null),
    ...(isClosedToday && { closed_today: true }),
    open_text: isClosedToday && !state ? 'Closed today' : String(sayOpenState(state)),
    ...openFacts(state, isClosedToday),
    ...(details?.prices.some((price) => price !== null) && { item_prices: [...details.prices] }),
    ...(row.price_from !== null && { price_from: row.price_from }),
    ...(row.last_words !== null && { last_words: fewWords(row.last_words) }),
    ...(!details && { is_card: true }),
  };
}

const mostLetters = 60;

/** Whole sentences of a text, as far as a card has room for them, or else whole words. */
function fewWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostLetters) return line;
  const cut = line.slice(0, mostLetters + 1);
  // Shorter ones are 'Rs.' and the like as a rule.
  const sentences = /^.{11,}[.!?।](?= )/u.exec(cut)?.[0];
  if (sentences) return sentences;
  // One long word is cut anywhere.
  const end = cut.includes(' ') ? cut.lastIndexOf(' ') : mostLetters;
  return `${cut.slice(0, end).replace(/\p{P}+$/u, '')}…`;
}

export function presentOwnerView(view: OwnerView): ShopRecord['owner'] {
  const noTaps = { call: 0, whatsapp: 0, share: 0, directions: 0 };
  return {
    version: view.version,
    is_pinned: view.isPinned,
    taps: { ...noTaps, ...view.taps },
    status_reason: view.statusReason,
    paid_until: view.paidUntil?.toISOString() ?? null,
  };
}

/** What the text says, for whoever says it in other words. */
function openFacts(state: OpenState | null, isClosedToday: boolean): Partial<ShopRecord> {
  if (!state) return isClosedToday ? { open_state: 'closed-today' } : {};
  if (state.open) return { open_state: 'open', ...(state.closes !== null && { closes_at: state.closes }) };
  const { at, day } = state.opens;
  return { open_state: state.isException ? 'closed-today' : 'closed', opens_at: at, opens_on: day };
}

function areaIn(row: ShopRow): { area?: string } {
  const area = areaOf(row);
  return area === null ? {} : { area };
}
