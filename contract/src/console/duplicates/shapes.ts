import * as v from 'valibot';
import { listingStates } from '../../payments/states';
import { about, done, id, text } from '../../shapes';
import { kinds } from '../../shops/kinds';
import { listReply, listRequest } from '../list-shapes';

const time = v.string();

const inShort = v.object({
  sh_id: id,
  name: v.string(),
  category: v.string(),
  city: v.string(),
  phone: v.string(),
  status: v.picklist(listingStates),
});

/** Why two listings may be one. */
const likeness = {
  is_same_phone: v.boolean(),
  metres: about(
    'How far apart two of the same name are; null where the names differ.',
    v.nullable(v.number()),
  ),
  is_told_apart: about('An operator has said that they are not the same.', v.boolean()),
};

const pairRow = v.object({ first: inShort, second: inShort, ...likeness, found_at: time });
export type PairRow = v.InferOutput<typeof pairRow>;

const side = v.object({
  ...inShort.entries,
  kind: v.picklist(kinds),
  owner: v.object({ id, name: v.string(), email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  address: v.string(),
  pin_code: v.nullable(v.string()),
  numbers: v.array(v.string()),
  paid_until: v.nullable(time),
  created_at: time,
  photo: v.nullable(v.string()),
  counts: v.object({
    photos: v.number(),
    reviews: v.number(),
    favourites: v.number(),
    deliveries: v.number(),
    payments: v.number(),
    taps: v.number(),
  }),
  paid_days_left: v.number(),
  cannot_go: about('Why this one cannot be merged into the other; empty if it can.', v.string()),
});
export type PairSide = v.InferOutput<typeof side>;

const pair = { first: id, second: id };

export const duplicateShapes = {
  listDuplicates: {
    about: 'Pairs of listings that may be one: a number in common, or the same name within 100 metres.',
    request: v.object({
      page: listRequest.page,
      why: v.optional(about('phone or name: only pairs that are alike in this.', text(10))),
      apart: v.optional(about('yes: pairs that an operator has told apart.', text(5))),
    }),
    reply: listReply(pairRow),
  },
  readPair: {
    about: 'Two listings side by side, with what merging them would move.',
    request: v.object(pair),
    reply: v.object({ result: v.boolean(), ...likeness, sides: v.tuple([side, side]) }),
  },
  tellApart: {
    about: 'Says that two listings are not the same, or takes that back.',
    request: v.object({ ...pair, apart: v.boolean() }),
    reply: done,
  },
  mergeListings: {
    about: 'Moves what customers left with one listing to the other, and deletes the one with its account.',
    request: v.object({ keep: id, other: id }),
    reply: v.object({ ...done.entries, keep: id }),
  },
};
