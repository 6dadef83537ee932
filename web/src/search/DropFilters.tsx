import type { PageUrl } from '../current-url/url';
import { ButtonLink } from '../ui/Button';
import { noFilters } from './filters';
import { listWith } from './list-urls';

/** Says that the filters left nothing, and removes them. */
export function DropFilters({ url }: { url: PageUrl }) {
  return (
    <div className="grid justify-items-center gap-3">
      <p>Nothing passes these filters at the moment.</p>
      <ButtonLink variant="secondary" href={listWith(url, { ...noFilters, shop: null })}>
        Clear filters
      </ButtonLink>
    </div>
  );
}
