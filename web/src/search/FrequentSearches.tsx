import { useId } from 'react';
import { navigate, type PageUrl } from '../current-url/url';
import { listWith } from './list-urls';
import { say } from '../say';

/** What people search often, and whether they mean shops or services by it. */
const frequent = [
  { label: 'Dry Cleaning', kind: 'service' },
  { label: 'Bookstores', kind: 'shop' },
  { label: 'Grocery Store', kind: 'shop' },
  { label: 'Furniture Stores', kind: 'shop' },
  { label: 'Pet Shop', kind: 'shop' },
  { label: 'Deep Cleaning', kind: 'service' },
] as const;

interface FrequentSearchesProps {
  readonly url: PageUrl;
  /** What is searched now. */
  readonly active: string;
}

/** Of the finder. A chip that names shops searches shops, whatever was searched. */
export function FrequentSearches({ url, active }: FrequentSearchesProps) {
  const title = useId();
  const search = ({ label, kind }: (typeof frequent)[number]) =>
    navigate(
      listWith(url, {
        category: label,
        type: kind === 'shop' ? kind : null,
        exact: null,
        shop: null,
        open: null,
      }),
      { replace: true },
    );
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="pt-1 pb-2 text-sm font-semibold text-ink-soft">
        Frequently Searched Items
      </h3>
      <div className="flex flex-wrap gap-2">
        {frequent.map((each) => {
          const isActive = each.label.toLowerCase() === active.toLowerCase();
          return (
            <button
              key={each.label}
              type="button"
              aria-pressed={isActive}
              onClick={() => search(each)}
              className={`inline-flex min-h-11 items-center rounded-full px-4 font-medium disabled:opacity-50 ${isActive ? 'bg-leaf text-on-leaf' : 'bg-leaf-soft text-leaf-strong'}`}
            >
              {say(each.label)}
            </button>
          );
        })}
      </div>
    </section>
  );
}
