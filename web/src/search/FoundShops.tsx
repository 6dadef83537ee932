import type { MouseEvent } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { navigateSoon } from '../current-url/navigate-soon';
import type { PageUrl } from '../current-url/url';
import { ShopCard } from '../shops/cards/ShopCard';
import { listWith } from './list-urls';
import { resultsClasses } from './results-classes';
import { SelectedShop } from './SelectedShop';
import { ShowMore } from './ShowMore';
import type { ShopPages } from './use-shop-pages';
import { isWideScreen } from './use-is-wide';

interface FoundShopsProps extends Pick<
  Extract<ShopPages, { state: 'loaded' }>,
  'shops' | 'best' | 'found' | 'hasMore' | 'next' | 'loadNext'
> {
  readonly url: PageUrl;
  readonly nextPage: string;
}

/** The selected shop, and the list that contains it: on a wide screen the list marks it. */
export function FoundShops({
  url,
  shops,
  best,
  found: { fitting = shops.length },
  hasMore,
  nextPage,
  ...more
}: FoundShopsProps) {
  const chosen = Number(url.query.get('shop'));
  const selected = shops.find(({ sh_id }) => sh_id === chosen) ?? shops.find(({ sh_id }) => sh_id === best);
  const select = (event: MouseEvent, { sh_id }: ShopRecord) => {
    // A phone has no room beside the list, so a card leads to the shop's own page.
    if (!isWideScreen() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigateSoon(listWith(url, { shop: String(sh_id) }), event.currentTarget, true);
  };
  const cards = (some: readonly ShopRecord[]) => (
    <ul className="grid grid-cols-1 gap-3">
      {some.map((shop) => (
        <li key={shop.sh_id} className={shop === selected ? 'max-lg:hidden' : undefined}>
          <ShopCard shop={shop} isSelected={shop === selected} onOpen={(event) => select(event, shop)} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={resultsClasses.both}>
      {selected && (
        <div className={resultsClasses.selected}>
          <SelectedShop key={selected.sh_id} shop={selected} />
        </div>
      )}
      <div className={resultsClasses.list}>
        {cards(shops.slice(0, fitting))}
        {fitting < shops.length && (
          <>
            <h2 className="pt-2 text-lg">These may help too</h2>
            {cards(shops.slice(fitting))}
          </>
        )}
        {hasMore && <ShowMore href={nextPage} {...more} />}
      </div>
    </div>
  );
}
