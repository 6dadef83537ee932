import { useUrl } from '../current-url/url';
import { Icon } from '../ui/Icon';
import { KeptFields } from './KeptFields';
import { SearchBox } from './SearchBox';

interface SearchPillProps {
  /** The page that shows the results. */
  readonly action: string;
  /** As in the url; empty for the visitor's place. */
  readonly city: string;
  readonly isDetecting?: boolean;
  onCity(city: string): void;
}

/** The search of a home, for the place in the header. A plain GET form: it works before the scripts have loaded. */
export function SearchPill({ action, city, isDetecting, onCity }: SearchPillProps) {
  const url = useUrl();
  return (
    <form role="search" action={action} className="w-full max-w-xl text-left text-ink">
      <KeptFields url={url} except={['search']} />
      <fieldset disabled={isDetecting} className="search-pill">
        <SearchBox search="" city={city} kind={null} onCity={onCity} />
        <button
          aria-label="Search"
          className="grid size-[44px] shrink-0 place-items-center rounded-full bg-leaf text-on-leaf recolours hover:bg-leaf-hover"
        >
          <Icon name="search" />
        </button>
      </fieldset>
    </form>
  );
}
