import { serviceMenu, shopMenu } from '@aaspaas/contract/shops/category-menus';
import type { Asked, Kind } from '../../search/asked';
import { say } from '../../say';

interface AskedTexts {
  readonly loading: string;
  readonly failed: string;
  readonly empty: string;
}

const failed = { shop: 'Failed to fetch shop. Try again.', service: 'Failed to fetch service. Try again.' };

/** What a page of results says while it waits, fails and finds nothing. */
export function textsOf({ text, kind, field }: Asked): AskedTexts {
  const noun = kind ?? 'shop';
  if (field === 'category') return { ...inFinder[noun], failed: failed[noun] };
  if (!text) return { loading: 'Loading…', failed: 'Failed to load shops', empty: 'No shops found' };
  const empty = noun === 'shop' ? 'No matching shop found.' : 'No matching service found.';
  return { loading: 'Searching...', failed: failed[noun], empty };
}

const inFinder = {
  shop: {
    loading: 'Searching for shops...',
    empty: 'No shops found. Try a different search term.',
  },
  service: {
    loading: 'Searching for services...',
    empty: 'No services found. Try a different search term.',
  },
} as const;

/** The label of a category. The menus have some whose label differs from the search term. */
export function labelOf(category: string): string {
  return [...shopMenu, ...serviceMenu].find(({ value }) => value === category)?.label ?? category;
}

/** What a list is known by: of the finder 'Discover Nearby Dry Cleaning Services'; a search has no such name. */
export function nameOf({ text, kind, field }: Asked): string {
  if (field === 'category') return finderName(text, kind ?? 'service');
  return text ? '' : say('Discover Local Shops & Services');
}

/** If the category already ends with the kind, it is not repeated; its words in another language have it in them. */
function finderName(category: string, kind: Kind): string {
  const label = labelOf(category);
  const plain = label.replace(new RegExp(`\\s${kind}s?$`, 'i'), '').trimEnd();
  const said = say(label);
  if (said !== label && plain !== label) return say('Discover Nearby {name}', { name: said });
  return say(kind === 'shop' ? 'Discover Nearby {name} Shops' : 'Discover Nearby {name} Services', {
    name: said === label ? plain : said,
  });
}

/** The finder's own way to the same search among the other kind. */
export const askOther = (text: string, other: Kind): string =>
  say(other === 'shop' ? 'Look for {text} among shops' : 'Look for {text} among services', {
    text: say(labelOf(text)),
  });
