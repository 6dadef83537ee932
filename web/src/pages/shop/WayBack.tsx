import type { MouseEvent } from 'react';
import * as paths from '@aaspaas/contract/paths';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { isSearchingPage } from '../../places/place-in-urls';
import { Icon } from '../../ui/Icon';

/** On the corner of the photos: to the list that one came from, or else to who does the same in the shop's city. */
export function WayBack({ shop }: { shop: ShopRecord }) {
  const page = shop.sh_shop_or_service === 'service' ? paths.services : paths.shops;
  const others = new URLSearchParams({ search: shop.sh_category_name, city: shop.sh_city });
  const goBack = (event: MouseEvent) => {
    if (!isFromList()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a
      href={`${page}?${String(others)}`}
      aria-label="Back to the list"
      onClick={goBack}
      className="absolute top-1 left-1 grid size-11 place-items-center"
    >
      <span className="grid size-9 place-items-center rounded-full bg-card shadow-soft">
        <Icon name="arrow-left" size={20} />
      </span>
    </a>
  );
}

/** Where the browser does not tell, nobody is sent back out of the product. */
function isFromList(): boolean {
  const { index = 0 } = globalThis.navigation?.currentEntry ?? {};
  const before = globalThis.navigation?.entries()[index - 1]?.url;
  return Boolean(before && isSearchingPage(new URL(before).pathname));
}
