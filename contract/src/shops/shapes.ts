import * as v from 'valibot';
import { done, id, latitude, longitude, text } from '../shapes';
import { kinds } from './kinds';
import { tapActions } from './taps';

const shopStatuses = [
  'pending_payment',
  'payment_submitted',
  'active',
  'expired',
  'rejected',
  'suspended',
] as const;

const shopImage = v.object({ si_id: id, si_image: v.string() });

/** What only the owner of a shop sees. */
const ownerView = v.object({
  /** Sent back with an edit: it fails if somebody else has saved since. */
  version: id,
  /** False if the coordinates are only the centre of the city. */
  is_pinned: v.boolean(),
  /** In the last `tapDays` days. */
  taps: v.object({ call: v.number(), whatsapp: v.number(), share: v.number(), directions: v.number() }),
  /** Why it was rejected or suspended. */
  status_reason: v.string(),
  /** Null before the first payment is confirmed. */
  paid_until: v.nullable(v.string()),
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
  sh_status: v.picklist(shopStatuses),
  sh_ratings: v.nullable(v.number()),
  sh_review_count: v.number(),
  shopimages: v.array(shopImage),
  distance: v.nullable(v.string()),
  type: v.picklist(kinds),

  latitude: v.number(),
  longitude: v.number(),
  /** True if nobody set a pin: the coordinates are only the middle of the city, or a default. */
  is_approximate: v.optional(v.boolean()),
  open_now: v.nullable(v.boolean()),
  /** 'Open now', 'Closed · opens Mon 8:00 AM'. Sent as text, so that a card need not know how hours are read. */
  open_text: v.string(),
  /**
   * True for an entry of a list: what it leaves empty (long texts, second number, further photos) is in the shop's
   * own record.
   */
  is_card: v.optional(v.literal(true)),

  /** Only for the owner and admins. */
  owner: v.optional(ownerView),
});
export type ShopRecord = v.InferOutput<typeof shopRecord>;

/** The longest page of a list, also for callers who name no limit; `more` and `offset` lead to the rest. */
export const mostShopsInOneReply = 100;

export const shopShapes = {
  listShops: {
    request: v.object({
      /** Twelve words of it are read; more is not an error. */
      search: v.optional(text(2000)),
      /** With a position, a town that is not one of our cities and has no match finds shops around it. */
      city: v.optional(text(200)),
      sh_shop_or_service: v.optional(text(20)),
      sh_id: v.optional(id),
      latitude: v.optional(latitude),
      longitude: v.optional(longitude),
      /** The full name of a category. */
      category: v.optional(text(100)),
      /** Only what is open at this moment. */
      open: v.optional(v.picklist(['now'])),
      /** If absent: nearest first with a position, otherwise best first. */
      sort: v.optional(v.picklist(['distance', 'rating'])),
      /**
       * 'card': what a card shows, without the long texts and with the first photo only. Guests always get cards,
       * except for the shop that a search most likely means.
       */
      fields: v.optional(v.picklist(['card'])),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostShopsInOneReply))),
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
    }),
    reply: v.object({ ...done.entries, list: v.array(shopRecord), more: v.boolean() }),
  },

  editShop: {
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
      /** A pin that the owner set on the map. */
      latitude: v.optional(text(40)),
      longitude: v.optional(text(40)),
      /** An empty field keeps what is stored; the fields named here, with commas, are emptied. */
      emptied: v.optional(text(200)),
      /** '1' puts the new photos before those that are there. */
      image_first: v.optional(text(5)),
      version: v.optional(id),
    }),
    reply: done,
  },

  deleteShopImage: {
    request: v.object({ image_id: id }),
    reply: v.object({ ...done.entries, success: v.boolean() }),
  },

  countTap: {
    request: v.object({ sh_id: id, action: v.picklist(tapActions) }),
    reply: done,
  },
};
