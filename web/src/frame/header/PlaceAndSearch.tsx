import { useSession } from '../../session/session';
import { Icon } from '../../ui/Icon';
import { useHeaderPlace } from '../drawn-frame';

/** Where one searches, and the search itself: each opens a dialog through the url. */
export function PlaceAndSearch() {
  const { user } = useSession();
  const label = useHeaderPlace();
  return (
    <form className="flex min-w-0 flex-1 items-center @3xl:flex-none">
      <button
        name="open"
        value="place"
        className="flex min-h-[44px] min-w-[44px] flex-1 items-center justify-center gap-1 rounded-md px-1 text-left text-sm leading-tight font-semibold hover:bg-leaf-soft @3xl:max-w-36 @5xl:max-w-56"
      >
        <Icon
          name="map-pin"
          size={20}
          className={`shrink-0 text-brick-strong ${user ? '@min-[21rem]:@max-lg:hidden' : ''}`}
        />
        <span className="visually-hidden">Your place: </span>
        <span
          data-place=""
          // Beside the links of somebody signed in there is less room.
          className={`max-h-10 overflow-hidden text-ellipsis wrap-normal @max-[21rem]:hidden ${user ? '@3xl:hidden @6xl:block' : ''}`}
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
