import type { Suggestion } from '@aaspaas/contract/search/calls';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { Answer } from './find-shops';
import { alsoOf, honestLine } from './honest-line';
import type { ListReply } from './list-reply';
import type { OtherKind } from './other-kind';
import type { NamedShop } from './queries';

/** How a search was read, for the page that shows its results. */
export function presentAnswer(answer: Answer, otherKind: OtherKind | null): ListReply['understood'] {
  return {
    tier: answer.tier,
    line: honestLine(answer),
    // What was read into the text helps nobody if it found nothing.
    corrected: answer.count > 0 ? answer.understanding.corrected : null,
    place: answer.wanted.place,
    moved: answer.hasMoved,
    also: alsoOf(answer),
    ...(otherKind && { other_kind: otherKind }),
  };
}

/** In another order, and where what is open comes earlier, those that only come near to it are among the others. */
export function presentCount({
  count,
  isMore,
  good,
  understanding,
  wanted: { sort },
}: Answer): NonNullable<ListReply['found']> {
  const isMixed = sort !== null || understanding.wantsOpen;
  const hasOthers = good < count;
  return {
    count,
    is_more: isMore,
    ...(hasOthers && { asked_for: good }),
    ...(hasOthers && good > 0 && !isMixed && { fitting: good }),
  };
}

/** The hint is 'Bakery · Malleshwaram', or for a business in another city 'Bakery · Kochi'. */
export function presentNamed(shop: NamedShop, chosenCityKey: string | null): Suggestion {
  const place = shop.city_key === chosenCityKey ? partOfTown(shop.address) || shop.city : shop.city;
  return {
    kind: 'shop',
    label: shop.name,
    hint: `${shop.category} · ${place}`,
    address: shopPath({ sh_id: shop.id, sh_name: shop.name }),
  };
}

/** The last part of an address without its PIN code: Malleshwaram in 'No. 42, Sampige Road, Malleshwaram - 560003'. */
function partOfTown(address: string): string {
  const last = (address.split(',').at(-1) ?? '').trimEnd();
  const place = last.replace(/\d{3}\s?\d{3}$/, '').trimEnd();
  return (place.length < last.length && place.endsWith('-') ? place.slice(0, -1) : place).trim();
}
