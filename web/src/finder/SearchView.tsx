import { type ReactNode, useEffect, useRef } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import type { Position } from '@aaspaas/contract/places/distance';
import { product } from '@aaspaas/contract/product';
import type { listShops, ShopRecord } from '@aaspaas/contract/shops/calls';
import { navigate } from '../navigation/url';
import type { Reading } from '../api/use-read';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { finderUrl, type FinderQuestion } from './finder-url';
import { FinderChips } from './FinderChips';
import { FinderForm } from './FinderForm';
import { FinderMap } from './FinderMap';
import { FinderResults } from './FinderResults';
import { useFocusAfterSearch } from './use-focus-after-search';
import { headingOf } from './finder-texts';

interface SearchViewProps {
  readonly question: FinderQuestion;
  readonly reading: Reading<ReplyOf<typeof listShops>>;
  readonly shops: readonly ShopRecord[];
  /** The device's position, if it is known. */
  readonly here: Position | null;
  readonly whereAmI: ReactNode;
}

/** The map with the search on top, and the results below. */
export function SearchView({ question, reading, shops, here, whereAmI }: SearchViewProps) {
  const isSearching = reading.state === 'loading';
  const title = headingOf(question.category, question.kind);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterSearch(isSearching, heading);
  useEffect(() => {
    if (question.shop === null) document.title = `${title} · ${product.name}`;
  }, [question.shop, title]);

  const asked = finderUrl({ ...question, shop: null });
  const onSearch = (next: Pick<FinderQuestion, 'category' | 'city'>) => {
    const url = finderUrl({ ...question, ...next, shop: null });
    if (url !== asked) navigate(url);
    else if (reading.state !== 'loading') reading.retry();
  };
  return (
    <>
      <h1 className="visually-hidden">Service finder</h1>
      <div className="relative z-10 mx-auto -mb-8 grid max-w-3xl gap-2 px-2 pt-2">
        <div>
          <ButtonLink variant="secondary" size="small" href="/">
            <Icon name="arrow-left" size={20} /> Back to Home
          </ButtonLink>
        </div>
        <FinderForm key={asked} {...{ question, isSearching, onSearch }} />
      </div>
      <FinderMap question={question} shops={shops} here={here}>
        {whereAmI}
      </FinderMap>
      <FinderChips {...{ question, isSearching }} />
      <section aria-labelledby="found" className="mx-auto max-w-6xl px-4 py-6">
        <h2 id="found" ref={heading} tabIndex={-1} className="pb-4 text-xl sm:text-2xl">
          {title}
        </h2>
        <FinderResults {...{ question, reading, shops }} />
      </section>
    </>
  );
}
