import { type ReactNode, useEffect, useRef, type RefObject, useId } from 'react';
import { product } from '@aaspaas/contract/product';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { navigate, type PageUrl } from '../../current-url/url';
import type { Request } from '../../search/requests';
import { searchedFor } from '../../search/searched-for';
import { sayCount } from '../../search/say-count';
import { useIsWide } from '../../search/use-is-wide';
import type { ShopPages } from '../../search/use-shop-pages';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { lazyPart } from '../../ui/loading/lazy-part';
import { headingOf, chips } from './finder-texts';
import { viewUrl, questionOf, searchUrl } from './finder-url';
import { FinderForm, type Searched } from './FinderForm';
import { FinderResults } from './FinderResults';
import type { Where } from './marker-positions';
import * as paths from '@aaspaas/contract/paths';
import { KeptFields } from '../../search/KeptFields';

// On phones it is wanted only when somebody presses Map.
const FinderMap = lazyPart(async () => (await import('./FinderMap')).FinderMap);

interface SearchViewProps {
  readonly url: PageUrl;
  readonly request: Request;
  readonly pages: ShopPages;
  readonly shops: readonly ShopRecord[];
  readonly where: Where;
  /** The chosen place in words, if there is one. */
  readonly chosen: string | null;
  readonly whereAmI: ReactNode;
  /** Filters, and how the search was read. */
  readonly filters: ReactNode;
}

const insideClasses = 'mx-auto grid max-w-[90rem] grid-cols-1 px-4';

/** The search above; below it the list, with the map beside it on computers and in its place on phones. */
export function SearchView(props: SearchViewProps) {
  const { url, request, pages, shops, where } = props;
  const { category, kind, view, shop } = questionOf(url);
  const title = headingOf(category, kind);
  useEffect(() => {
    if (shop === null) document.title = `${title} · ${product.name}`;
  }, [shop, title]);
  const hasMap = useIsWide() || view === 'map';
  return (
    <>
      <h1 className="visually-hidden">Service finder</h1>
      <SearchHead {...props} />
      <div
        {...(pages.state === 'loaded' && searchedFor(request, pages.understood))}
        className={`${insideClasses} gap-x-6 pt-3 pb-6 lg:grid-cols-[minmax(0,62fr)_minmax(0,38fr)]`}
      >
        <section aria-labelledby="found" className={view === 'map' ? 'max-lg:hidden' : ''}>
          <Results {...props} title={title} />
        </section>
        <div
          className={`lg:sticky lg:top-20 lg:h-[calc(100dvh-15rem)] lg:min-h-96 lg:self-start ${view === 'map' ? 'h-[68dvh] min-h-80' : 'max-lg:hidden'}`}
        >
          {hasMap && <FinderMap {...{ url, request, shops, where }}>{props.whereAmI}</FinderMap>}
        </div>
      </div>
    </>
  );
}

function SearchHead({ url, pages, chosen }: SearchViewProps) {
  const isSearching = pages.state === 'loading';
  const asked = searchUrl(url, {});
  const onSearch = (next: Searched) => {
    const to = searchUrl(url, next);
    if (to !== asked) navigate(to);
    else if (pages.state === 'failed') pages.retry();
  };
  return (
    <div className={`${insideClasses} gap-2 pt-2 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ButtonLink variant="quiet" size="small" href="/">
          <Icon name="arrow-left" size={20} /> Back to Home
        </ButtonLink>
        <ViewToggle url={url} />
      </div>
      <FinderForm key={asked} {...{ url, chosen, isSearching, onSearch }} />
      <FinderChips {...{ url, isSearching }} />
    </div>
  );
}

/** On phones the list comes first, and the map is one tap away. */
function ViewToggle({ url }: { url: PageUrl }) {
  const isMap = questionOf(url).view === 'map';
  return (
    <div className="lg:hidden">
      <ButtonLink variant="secondary" size="small" href={viewUrl(url, { view: isMap ? 'list' : 'map' })}>
        <Icon name={isMap ? 'list' : 'map'} size={20} /> {isMap ? 'List' : 'Map'}
      </ButtonLink>
    </div>
  );
}

function Results({ url, request, pages, shops, filters, title }: SearchViewProps & { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterSearch(pages.state === 'loading', heading);
  return (
    <>
      {/* In one flow, so that the count needs no line of its own on a phone. */}
      <div>
        <h2 id="found" ref={heading} tabIndex={-1} className="inline text-xl outline-none sm:text-2xl">
          {title}
        </h2>{' '}
        {pages.state === 'loaded' && shops.length > 0 && (
          <span className="whitespace-nowrap text-ink-soft sm:ml-2">{sayCount(pages.found)}</span>
        )}
      </div>
      {filters}
      <FinderResults {...{ url, request, pages, shops }} />
    </>
  );
}

/** The pressed button is disabled during the search and loses the focus; afterwards the results get it. */
function useFocusAfterSearch(isSearching: boolean, found: RefObject<HTMLElement | null>): void {
  const wasSearching = useRef(false);
  useEffect(() => {
    const isDone = wasSearching.current && !isSearching;
    wasSearching.current = isSearching;
    if (isDone && document.activeElement === document.body) found.current?.focus({ preventScroll: true });
  }, [isSearching, found]);
}

interface FinderChipsProps {
  readonly url: PageUrl;
  readonly isSearching: boolean;
}

/** Frequent searches, as buttons of plain GET forms. A chip that names shops searches shops, whatever was searched. */
function FinderChips({ url, isSearching }: FinderChipsProps) {
  const { category } = questionOf(url);
  const isActive = (chip: string) => chip.toLowerCase() === category.toLowerCase();
  const [title, shops] = [useId(), useId()];
  return (
    <>
      <form id={shops} action={paths.finder} hidden>
        <input type="hidden" name="type" value="shop" />
        <KeptFields url={url} except={['category', 'type']} />
      </form>
      <form
        action={paths.finder}
        aria-labelledby={title}
        className="lg:col-span-2 lg:flex lg:items-center lg:gap-3"
      >
        <KeptFields url={url} except={['category', 'type']} />
        <h2 id={title} className="text-base font-semibold">
          Frequently Searched Items
        </h2>
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:shrink-0 sm:flex-wrap">
          {chips.map(({ label, kind }) => (
            <button
              key={label}
              type="submit"
              form={kind === 'shop' ? shops : undefined}
              name="category"
              value={label}
              disabled={isSearching}
              aria-pressed={isActive(label)}
              className={`inline-flex min-h-11 items-center rounded-full border px-4 font-medium disabled:opacity-50 ${isActive(label) ? 'border-leaf bg-leaf text-on-leaf' : 'border-control bg-card hover:bg-leaf-soft'}`}
            >
              {label}
            </button>
          ))}
        </div>
      </form>
    </>
  );
}
