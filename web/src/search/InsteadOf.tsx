import { type ReactNode, useId } from 'react';
import type { RequestTo } from '@aaspaas/contract/call';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { useRead } from '../api/use-read';
import type { PageUrl } from '../current-url/url';
import { say, sayName } from '../say';
import { SampleListings } from './SampleListings';
import { GridSkeleton, ShopGrid } from '../shops/cards/ShopGrid';
import { listWith } from './list-urls';
import type { Understanding } from './Understood';
import type { Request } from './requests';

interface InsteadOfProps {
  readonly url: PageUrl;
  /** The url's field of the search text, if not `search`. */
  readonly field?: string;
  readonly request: RequestTo<typeof listShops>;
  readonly also: Understanding['also'];
  readonly place: Understanding['place'];
  /** As people call where it was searched. */
  readonly where: string | null;
}

/** Where nothing matches: what is near in meaning, or else whatever is near; samples only if there is neither. */
export function InsteadOf({ url, field = 'search', request, also, place, where }: InsteadOfProps) {
  const requests = instead(request, also[0]?.search, place);
  const unfiltered = useList(requests.unfiltered);
  const alike = useList(requests.alike);
  const further = useList(requests.further);
  const lists = [unfiltered, alike, further];
  const isNothing = lists.every((list) => list.length === 0);
  const near = useList(isNothing ? requests.near : null);
  if ([...lists, near].includes('loading')) return <GridSkeleton count={2} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      {/* If even the first of them finds nothing, they would lead from one empty list to the next. */}
      {!isNothing && also.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          Try also:
          {also.map(({ label, search }) => (
            <a
              key={search}
              href={listWith(url, { [field]: search, exact: null, shop: null })}
              className="inline-flex min-h-11 items-center font-medium text-link underline"
            >
              {say(label)}
            </a>
          ))}
        </p>
      )}
      <Some title="Without the filters" shops={unfiltered} />
      <Some title={say(also[0]?.label ?? '')} shops={alike} />
      <Some title="Further away" shops={further} />
      <Some
        title={
          where === null ? 'What there is' : say('What there is near {place}', { place: sayName(where) })
        }
        shops={near}
      />
      {isNothing && near.length === 0 && <SampleListings />}
    </div>
  );
}

type List = 'loading' | readonly ShopRecord[];

/** A list that cannot be read is left out: it is only an offer. */
function useList(request: RequestTo<typeof listShops> | null): List {
  const reading = useRead(listShops, request);
  if (request === null || reading.state === 'failed') return [];
  return reading.state === 'loading' ? 'loading' : reading.reply.list;
}

function Some({ title, shops }: { title: string; shops: List }): ReactNode {
  const id = useId();
  if (shops === 'loading' || shops.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 text-xl">
        {title}
      </h2>
      <ShopGrid shops={shops} />
    </section>
  );
}

const cardsOfAnOffer = 4;

/** The requests to offer instead of a search without a match; each changes one thing of it. */
export function instead(request: Request, alike: string | undefined, place: Understanding['place']) {
  const { search, sh_shop_or_service, open, within, stars, delivers, ...where } = request;
  const kind = sh_shop_or_service ? { sh_shop_or_service } : {};
  const card = { ...kind, fields: 'card', limit: cardsOfAnOffer } as const;
  const { city, at, offset: _offset, exact: _exact, ...position } = where;
  const here = { ...(city && { city }), ...(at && { at }) };
  const around = place ? { latitude: place.latitude, longitude: place.longitude } : {};
  const isFiltered = open || within || stars || delivers;
  return {
    unfiltered: isFiltered ? { ...where, ...card, search } : null,
    alike: alike ? { ...where, ...card, search: alike } : null,
    /** Anywhere; the nearest first, if distances are known. */
    further: { ...around, ...position, ...card, search },
    /** Everything of its kind, or for a text that named a place, of that. */
    near: { ...position, ...(place ? { at: place.key } : here), ...card },
  } satisfies Record<string, Request | null>;
}
