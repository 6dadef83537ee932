import type { Understanding } from './Understood';
import type { Request } from './requests';

const cardsOfAnOffer = 4;

/** What to offer in place of a search without a match: each request changes one thing of it. */
export function instead(request: Request, alike: string | undefined, place: Understanding['place']) {
  const { search, sh_shop_or_service, open, within, stars, delivers, ...where } = request;
  const kind = sh_shop_or_service ? { sh_shop_or_service } : {};
  const card = { ...kind, fields: 'card', limit: cardsOfAnOffer } as const;
  const { city: _city, at: _at, offset: _offset, exact: _exact, ...position } = where;
  const around = place ? { latitude: place.latitude, longitude: place.longitude } : {};
  const isFiltered = open || within || stars || delivers;
  return {
    unfiltered: isFiltered ? { ...where, ...card, search } : null,
    alike: alike ? { ...where, ...card, search: alike } : null,
    /** Anywhere, nearest first where that is known. */
    further: { ...around, ...position, ...card, search },
  } satisfies Record<string, Request | null>;
}
