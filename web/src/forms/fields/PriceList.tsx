import { useId } from 'react';
import { say } from '../../say';

interface PriceListProps {
  readonly items: readonly string[];
  /** As typed, in the order of the items. */
  readonly prices: readonly string[];
  readonly error: string | undefined;
  onChange(prices: string[]): void;
}

/** An optional price for each product or service, folded until somebody wants it. */
export function PriceList({ items, prices, error, onChange }: PriceListProps) {
  const id = useId();
  const hasPrices = prices.some((price) => price !== '');
  if (items.length === 0) return null;
  const put = (at: number, price: string) =>
    onChange(items.map((_, index) => (index === at ? price : (prices[index] ?? ''))));
  return (
    <details open={hasPrices || undefined} data-invalid={error ? '' : undefined}>
      <summary className="flex min-h-11 items-center font-medium text-link">Prices (optional)</summary>
      <p id={id} className="pb-2 text-sm text-ink-soft">
        What each costs at least. Customers see ‘from ₹250’.
      </p>
      <ul className="grid gap-2">
        {items.map((item, at) => (
          <li key={item}>
            <label className="flex items-center gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">{item}</span>
              <span aria-hidden>₹</span>
              <input
                className="control w-28 shrink-0"
                aria-label={say('Price of {item} in rupees', { item })}
                aria-describedby={id}
                aria-invalid={error ? true : undefined}
                inputMode="numeric"
                maxLength={9}
                value={prices[at] ?? ''}
                onChange={(event) => put(at, event.target.value)}
              />
            </label>
          </li>
        ))}
      </ul>
      {error && <p className="pt-1 text-sm font-medium text-danger">{error}</p>}
    </details>
  );
}
