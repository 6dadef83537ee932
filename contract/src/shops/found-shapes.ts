import * as v from 'valibot';
import { place } from '../places/shapes';
import { about } from '../shapes';

/** How well the best of the list answers the search text, from the name itself down to nothing at all. */
export const searchTiers = ['name', 'all', 'items', 'category', 'words', 'none'] as const;
export type SearchTier = (typeof searchTiers)[number];

/** How many are counted one by one; `is_more` says that there are others. */
export const mostCounted = 200;

export const foundCount = v.object({
  count: about(`At most ${mostCounted}.`, v.number()),
  is_more: v.boolean(),
  asked_for: about(
    'How many offer what was asked for, if others are listed too that only come near to it.',
    v.optional(v.number()),
  ),
  fitting: about(
    'How many of the first offer what was asked for, if those after them only come near to it.',
    v.optional(v.number()),
  ),
});

/** What a sentence is filled from. */
const facts = v.object({
  template: v.string(),
  // Its values are checked where sentences are made.
  params: v.record(v.string(), v.any()),
});

const otherKind = v.object({
  kind: v.picklist(['shop', 'service']),
  asks: about("Such as 'Looking for somebody to do it?'.", v.string()),
  count: about('How many offer it; one more than are counted if there are others.', v.number()),
  offers: about("Such as '12 services for tap repair near Koramangala'.", v.string()),
  offers_facts: about('Template and parameters of that.', v.optional(facts)),
});

export const understood = v.object({
  tier: v.picklist(searchTiers),
  line: about(
    'Said above the list when nothing offers just what was asked for, such as \'Nothing lists "samsung service". Electronics and repairs near you:\'.',
    v.nullable(v.string()),
  ),
  line_facts: about('Template and parameters of that line; absent where there is none.', v.optional(facts)),
  corrected: about(
    'What was typed and what was searched for instead; `exact` searches as typed.',
    v.nullable(v.object({ typed: v.string(), meant: v.string() })),
  ),
  place: about('The place that was searched around.', v.nullable(place)),
  moved: about('True if the search text itself named the place.', v.boolean()),
  is_far: about('True if even the nearest is further away than anybody goes.', v.optional(v.boolean())),
  also: about(
    'Searches that are near in meaning, if little or nothing was found.',
    v.array(v.object({ label: v.string(), search: v.string() })),
  ),
  other_kind: about(
    'In a list of shops: how many services near there offer what was searched for, if it is rather for them; and the other way round.',
    v.optional(otherKind),
  ),
});
