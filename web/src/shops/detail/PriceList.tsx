import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { sayPrice } from '@aaspaas/contract/shops/prices';
import { say } from '../../say';

const firstItems = 12;

/** What there is, and from how much: a row each, in two columns where no price is named. */
export function PriceList({ shop }: { shop: ShopRecord }) {
  const { sh_product_and_service: items, item_prices: prices = [] } = shop;
  if (items.length === 0) return null;
  const columns = prices.some(Boolean) ? '' : 'grid-cols-2 gap-x-4';
  const rows = items.map((item, at) => (
    <li key={item} className="flex justify-between gap-4 border-b border-line py-2">
      <span className="min-w-0">{item}</span>
      <Price rupees={prices[at]} />
    </li>
  ));
  return (
    <section>
      <h2 className="pb-1 text-xl">Products and services</h2>
      <ul className={`grid ${columns}`}>{rows.slice(0, firstItems)}</ul>
      {rows.length > firstItems && (
        <details>
          <summary className="min-h-11 py-2 font-semibold text-link">View more</summary>
          <ul className={`grid ${columns}`}>{rows.slice(firstItems)}</ul>
        </details>
      )}
    </section>
  );
}

const Price = ({ rupees }: { rupees: number | null | undefined }) =>
  rupees ? <b className="shrink-0 font-semibold">{say(sayPrice(rupees))}</b> : null;
