import * as v from 'valibot';
import { listingActions } from '../../payments/listing-life';
import { listingStates, paymentStates } from '../../payments/states';
import { about, done, id, text } from '../../shapes';
import { kinds } from '../../shops/kinds';
import { listingBulkActions } from '../bulk/actions';
import { bulkCounted, bulkStarted, expectedCount as expected, tickedIds } from '../bulk/shapes';
import { listReply, listRequest } from '../list-shapes';
import { listingGroups } from './filters';

const time = v.string();

const filter = v.optional(text(100));

/** Which listings: the list, what was typed into its search, and its filters. */
const chosen = {
  group: v.picklist(listingGroups),
  q: listRequest.q,
  kind: filter,
  status: filter,
  city: filter,
  category: filter,
  complete: about('yes or no: whether everything that customers need is filled in.', filter),
  ends: about('7, 30 or 90: the paid time ends within so many days. over: it has ended.', filter),
  edited: about('1, 7 or 30: the owner has edited it within so many days.', filter),
};

const row = v.object({
  sh_id: id,
  name: v.string(),
  kind: v.picklist(kinds),
  status: v.picklist(listingStates),
  category: v.string(),
  city: v.string(),
  pin_code: v.nullable(v.string()),
  owner_name: v.string(),
  phone: v.string(),
  paid_until: v.nullable(time),
  is_complete: v.boolean(),
  created_at: time,
  edited_at: v.nullable(time),
});
export type ListingRow = v.InferOutput<typeof row>;

/** What a watched field was when an admin last looked, and is now. */
const change = v.object({ field: v.string(), before: v.string(), now: v.string() });

const listingCase = v.object({
  ...row.entries,
  status_reason: v.string(),
  address: v.string(),
  numbers: about('Its phone numbers, the first one first.', v.array(v.string())),
  email: v.nullable(v.string()),
  photos: v.number(),
  reviews: v.number(),
  stars: v.nullable(v.number()),
  favourites: v.number(),
  owner: v.object({ id, name: v.string(), email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  actions: about(
    'What happened to it, the newest first.',
    v.array(
      v.object({
        at: time,
        action: v.picklist(listingActions),
        by: about('Null: the owner, time, or the machine.', v.nullable(v.string())),
        was: v.picklist(listingStates),
        became: v.picklist(listingStates),
        reason: v.string(),
        days: v.nullable(v.number()),
        paid_until: v.nullable(time),
      }),
    ),
  ),
  payments: v.array(
    v.object({
      id,
      reference: v.string(),
      amount_rupees: v.number(),
      state: v.picklist(paymentStates),
      utr: v.nullable(v.string()),
      created_at: time,
      settled_at: v.nullable(time),
    }),
  ),
  edits: about(
    'Who edited it when, and which fields; the newest first.',
    v.array(
      v.object({
        at: time,
        by: v.nullable(v.string()),
        is_operator: v.boolean(),
        fields: v.array(v.string()),
        photos: v.number(),
      }),
    ),
  ),
  reminders: v.array(v.object({ at: time, days: v.number(), ends_at: time })),
  waiting_edit: about(
    'What nobody has looked at yet.',
    v.nullable(v.object({ last_at: time, changes: v.array(change) })),
  ),
});
export type ListingCase = v.InferOutput<typeof listingCase>;

const edit = v.object({
  sh_id: id,
  name: v.string(),
  status: v.picklist(listingStates),
  city: v.string(),
  first_at: time,
  last_at: time,
  changes: v.array(change),
});
export type EditRecord = v.InferOutput<typeof edit>;

const many = { ...chosen, ids: tickedIds };
const reason = text(2000);

export const listingConsoleShapes = {
  listListings: {
    about: 'Shops or service providers, in any status.',
    request: v.object({ ...chosen, sort: listRequest.sort, page: listRequest.page }),
    reply: listReply(row),
  },
  readListing: {
    about: 'Everything about one listing.',
    request: v.object({ sh_id: id }),
    reply: v.object({ result: v.boolean(), listing: listingCase }),
  },
  suspendListing: {
    about: 'Takes a listing off the lists; its owner reads why.',
    request: v.object({ sh_id: id, reason }),
    reply: done,
  },
  restoreListing: {
    about: 'Ends a suspension: the listing is where it would be without it.',
    request: v.object({ sh_id: id, reason }),
    reply: done,
  },
  extendListing: {
    about: 'Gives a listing days without a payment.',
    request: v.object({ sh_id: id, days: text(10), reason }),
    reply: done,
  },
  countListings: {
    about: 'How many listings an action would change, and how many of the chosen ones it would not.',
    request: v.object({ ...many, action: v.picklist(listingBulkActions) }),
    reply: bulkCounted,
  },
  extendListings: {
    about: 'Gives many listings days without a payment, one after the other.',
    request: v.object({ ...many, expected, days: text(10), reason }),
    reply: bulkStarted,
  },
  suspendListings: {
    about: 'Suspends many listings, one after the other.',
    request: v.object({ ...many, expected, reason }),
    reply: bulkStarted,
  },
  restoreListings: {
    about: 'Ends the suspension of many listings, one after the other.',
    request: v.object({ ...many, expected, reason }),
    reply: bulkStarted,
  },
  listEdits: {
    about:
      'Names, categories and numbers that owners have changed since the listing went live, the oldest first.',
    request: v.object({ page: listRequest.page }),
    reply: listReply(edit),
  },
  approveEdit: {
    about: 'The change is fine.',
    request: v.object({
      sh_id: id,
      last_at: about('As it was shown: a later change is looked at again.', text(40)),
    }),
    reply: done,
  },
};
