import { Icon } from '../ui/Icon';
import { useHeaderPlace } from './header-place';

/** Where one searches, and the search itself: each opens a dialog through the url. */
export function PlaceAndSearch() {
  const label = useHeaderPlace();
  return (
    <form className="flex min-w-0 flex-1 items-center @3xl:flex-none">
      <button
        name="open"
        value="place"
        className="flex min-h-[44px] min-w-[44px] flex-1 items-center justify-center gap-1 rounded-md px-1 text-left text-sm leading-tight font-semibold hover:bg-leaf-soft @min-[21rem]:justify-start @3xl:max-w-36 @3xl:justify-center @5xl:justify-start"
      >
        <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong" />
        <span className="visually-hidden">Your place: </span>
        <span
          data-place=""
          className="line-clamp-2 @max-[21rem]:hidden @3xl:hidden @5xl:[display:-webkit-box]"
        >
          {label}
        </span>
      </button>
      <button
        name="open"
        value="search"
        aria-label="Find"
        className="grid size-[44px] shrink-0 place-items-center rounded-md hover:bg-leaf-soft"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
