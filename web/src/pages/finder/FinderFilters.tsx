import type { PageUrl } from '../../current-url/url';
import { ListFilters } from '../../search/ListFilters';
import type { Request } from '../../search/requests';
import { Understood } from '../../search/Understood';
import { useHasMoved } from '../../search/use-has-moved';
import type { ShopPages } from '../../search/use-shop-pages';
import { questionOf } from './finder-url';

interface FinderFiltersProps {
  readonly url: PageUrl;
  readonly request: Request;
  readonly pages: ShopPages;
  /** The name of the place that the visitor has chosen. */
  readonly home: string | undefined;
}

/** What is left out of the list and how it is sorted; and how the search text was read, if not as it was typed. */
export function FinderFilters({ url, request, pages, home }: FinderFiltersProps) {
  const { latitude, at, city = 'where you are' } = request;
  const hasMoved = useHasMoved(pages);
  return (
    <div className="pb-2">
      <ListFilters
        url={url}
        isNearKnown={latitude !== undefined || at !== undefined || hasMoved}
        isNearestFirst={false}
      />
      {pages.state === 'loaded' && pages.understood && (
        <Understood
          {...{ url, field: 'category', search: questionOf(url).category }}
          home={home ?? city}
          {...pages.understood}
        />
      )}
    </div>
  );
}
