import * as v from 'valibot';
import { about, done, id, latitude, longitude, text } from '../shapes';
import { farKm } from '../places/far-pin';
import { listingStates } from '../payments/states';
import { foundCount, searchTiers, understood } from './found-shapes';
import { kinds } from './kinds';
import { weekdays } from './weekdays';
import { tapActions, tapDays } from './taps';

const shopImage = v.object({ si_id: id, si_image: v.string() });

/** What only the owner of a shop sees. */
const ownerView = v.object({
  version: about('Sent back with an edit: it fails if somebody else has saved since.', id),
  is_pinned: about('False if the coordinates are only the centre of the city.', v.boolean()),
  taps: about(
    `In the last ${tapDays} days.`,
    v.object({ call: v.number(), whatsapp: v.number(), share: v.number(), directions: v.number() }),
  ),
  status_reason: about('Why it was rejected or suspended.', v.string()),
  paid_until: about('Null before the first payment is confirmed.', v.nullable(v.string())),
});

/** A shop as it is sent, under the names that every client knows; those after the blank line were added later. */
export const shopRecord = v.object({
  sh_id: id,
  sh_name: v.string(),
  sh_owner_name: v.string(),
  sh_category_name: v.string(),
  sh_shop_or_service: v.picklist(kinds),
  sh_address: v.string(),
  sh_location: v.string(),
  sh_city: v.string(),
  sh_state: v.string(),
  sh_opening_hours: v.nullable(v.string()),
  sh_working_days: v.string(),
  sh_primary_phone: v.string(),
  sh_secondary_phone: v.nullable(v.string()),
  sh_whatsapp_number: v.nullable(v.string()),
  sh_phone: v.string(),
  sh_email: v.optional(v.nullable(v.string())),
  sh_description: v.string(),
  sh_product_and_service: v.array(v.string()),
  sh_delivery_option: v.nullable(v.string()),
  sh_service_area_coverage: v.nullable(v.string()),
  sh_status: v.picklist(listingStates),
  sh_ratings: v.nullable(v.number()),
  sh_review_count: v.number(),
  shopimages: v.array(shopImage),
  distance: v.nullable(v.string()),
  distance_m: about('The same in metres; absent where it is null.', v.optional(v.number())),
  distance_from: about(
    "The place that the distance is measured from, such as 'Koramangala'; null or absent if from the device.",
    v.optional(v.nullable(v.string())),
  ),
  type: v.picklist(kinds),

  area: about(
    "The part of the city, as the location or the address names it, such as 'Koramangala'; absent if neither does.",
    v.optional(v.string()),
  ),
  sh_pin_code: about('Null if nobody gave one; cards leave it out.', v.optional(v.nullable(v.string()))),
  latitude: v.number(),
  longitude: v.number(),
  is_approximate: about(
    'True if nobody set a pin: the coordinates are only the middle of the city, or a default.',
    v.optional(v.boolean()),
  ),
  open_now: v.nullable(v.boolean()),
  closed_today: about('The owner has closed for this one day.', v.optional(v.literal(true))),
  open_text: about("Such as 'Open now' or 'Closed · opens Mon 8:00 AM'.", v.string()),
  open_state: about(
    'What `open_text` says; absent where the hours are not known.',
    v.optional(v.picklist(['open', 'closed', 'closed-today'])),
  ),
  closes_at: about(
    'Of one that is open, in minutes after midnight in India; absent if it never closes.',
    v.optional(v.number()),
  ),
  opens_at: about('Of one that is closed, the same of when it opens next.', v.optional(v.number())),
  opens_on: about('The day of that.', v.optional(v.picklist(weekdays))),
  item_prices: about(
    'What the products and services cost at least, in rupees and in their order; null where no price is named.',
    v.optional(v.array(v.nullable(v.number()))),
  ),
  price_from: about(
    'The lowest of its prices, in rupees; absent where it names none.',
    v.optional(v.number()),
  ),
  last_words: about('The first words of the newest review; absent before the first.', v.optional(v.string())),
  is_card: about(
    "True for an entry of a list: what it leaves empty (long texts, second number, further photos) is in the shop's own record.",
    v.optional(v.literal(true)),
  ),

  owner: about('Only for the owner and admins.', v.optional(ownerView)),
});
export type ShopRecord = v.InferOutput<typeof shopRecord>;

/** Of a field that registering and editing share. */
export const aboutPinSure = `'1' if the owner was asked: a pin over ${farKm} km from the place of the PIN code is refused otherwise.`;

/** The longest page of a list, also for callers who name no limit; `more` and `offset` lead to the rest. */
export const mostShopsInOneReply = 100;

export const shopShapes = {
  listShops: {
    about: 'Finds shops and services, or reads one by its `sh_id`.',
    request: v.object({
      search: about('Thirty words of it are read; more is not an error.', v.optional(text(2000))),
      city: about(
        'With a position, a town that is not one of our cities and has no match finds shops around it.',
        v.optional(text(200)),
      ),
      at: about(
        "The key of a place, such as '560034-koramangala' or 'kochi': searches around it, and distances are from it.",
        v.optional(text(100)),
      ),
      here: about(
        "'1': the place is only how the device's own position is called, so that distances do not name it.",
        v.optional(v.picklist(['1'])),
      ),
      sh_shop_or_service: v.optional(text(20)),
      sh_id: v.optional(id),
      latitude: v.optional(latitude),
      longitude: v.optional(longitude),
      category: about('The full name of a category.', v.optional(text(100))),
      open: about(
        'Only what is open at this moment. If nothing that a search asks for is, it comes by when it opens.',
        v.optional(v.picklist(['now'])),
      ),
      within: about(
        'Only what is at most so many kilometres away from the place or position.',
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      ),
      stars: about(
        'Only what is rated so well, or better.',
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
      ),
      delivers: about('Only what delivers.', v.optional(v.picklist(['yes']))),
      exact: about("'1': the text is searched as typed, without correction.", v.optional(v.picklist(['1']))),
      sort: about(
        'If absent: nearest first with a position, otherwise best first.',
        v.optional(v.picklist(['distance', 'rating'])),
      ),
      fields: about(
        "'card': what a card shows, without the long texts and with the first photo only. Guests always get cards, except for the shop that a search most likely means.",
        v.optional(v.picklist(['card'])),
      ),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostShopsInOneReply))),
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
    }),
    reply: v.object({
      ...done.entries,
      list: v.array(shopRecord),
      more: v.boolean(),
      best: about('The shop that the search most likely means.', v.optional(id)),
      found: about('How many there are, on all pages together.', v.optional(foundCount)),
      understood: about('How the search text was read.', v.optional(understood)),
    }),
  },

  editShop: {
    about: 'Changes a shop; empty and absent fields keep what is stored.',
    request: v.object({
      sh_id: v.optional(id),
      sh_shop_or_service: v.optional(text(20)),
      sh_name: v.optional(text(300)),
      sh_owner_name: v.optional(text(300)),
      sh_category_name: v.optional(text(100)),
      sh_address: v.optional(text(1000)),
      sh_state: v.optional(text(200)),
      sh_city: v.optional(text(200)),
      sh_location: v.optional(text(200)),
      sh_pin_code: v.optional(text(40)),
      sh_primary_phone: v.optional(text(40)),
      sh_secondary_phone: v.optional(text(40)),
      sh_whatsapp_number: v.optional(text(40)),
      sh_email: v.optional(text(254)),
      sh_description: v.optional(text(4000)),
      sh_delivery_option: v.optional(text(100)),
      sh_service_area_coverage: v.optional(text(100)),
      sh_working_days: v.optional(text(200)),
      sh_opening_hours: v.optional(text(100)),
      sh_product_and_service: v.optional(text(20_000)),
      item_prices: about(
        'A JSON list of what the products and services cost at least, in rupees and in their order.',
        v.optional(text(20_000)),
      ),
      latitude: about('A pin that the owner set on the map.', v.optional(text(40))),
      longitude: v.optional(text(40)),
      pin_sure: about(aboutPinSure, v.optional(text(5))),
      emptied: about(
        'An empty field keeps what is stored; the fields named here, with commas, are emptied.',
        v.optional(text(200)),
      ),
      image_first: about("'1' puts the new photos before those that are there.", v.optional(text(5))),
      version: v.optional(id),
    }),
    reply: done,
  },

  deleteShopImage: {
    about: 'Deletes one photo of a shop.',
    request: v.object({ image_id: id }),
    reply: v.object({ ...done.entries, success: v.boolean() }),
  },

  closeToday: {
    about: 'Closes one’s own shop for today, or opens it again; tomorrow its hours hold as before.',
    request: v.object({ closed: v.boolean() }),
    reply: done,
  },

  countTap: {
    about: 'Counts for the owner that somebody called, wrote, shared or asked for the way; never who.',
    request: v.object({
      sh_id: id,
      action: v.picklist(tapActions),
      search: about(
        'What was searched for before, so that it is counted that something was found; with the city and the tier of the reply.',
        v.optional(text(2000)),
      ),
      city: v.optional(text(200)),
      tier: v.optional(v.picklist(searchTiers)),
    }),
    reply: done,
  },
};
