import { homeOf } from '@aaspaas/contract/roles/roles';
import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { guestLinks } from './section-links';
import { isLandingPath } from './use-jump-to-section';
import { useSectionHref } from './use-section-href';
import { useUrl } from '../../current-url/url';
import { askedOf, sayAsked } from '../../search/asked';
import { useSession } from '../../session/session';
import { Logo } from '../../ui/art/Logo';
import { Announcement } from '../../announcements/Announcement';
import { FinderLinks } from './FinderLinks';
import { menuLinkClasses } from './link-classes';
import { Icon } from '../../ui/Icon';
import { OfflineNote } from '../../ui/OfflineNote';
import { Avatar } from '../../ui/Avatar';
import { KeptFields } from '../../search/KeptFields';
import { useIsHydrating } from '../../ui/loading/hydration';
import { useHeaderPlace } from '../drawn-frame';
import { say } from '../../say';
import { LanguageLinks } from '../languages/LanguageLinks';
import { LanguageMenu } from '../languages/LanguageMenu';

/**
 * Links, forms and popovers only: the server's HTML works without any script. Its buttons are measured in pixels, as
 * their icons are, so that all of them fit beside each other where the text is large.
 */
export function Header() {
  const { user } = useSession();
  return (
    <>
      <header className="@container sticky top-0 z-30 border-b border-line bg-paper print:hidden">
        <a href="#content" className="skip">
          Skip to the content
        </a>
        <div className="mx-auto flex max-w-6xl items-center gap-1 px-1 py-2 @lg:gap-2 @lg:px-4">
          {/* On '/' itself, the logo reloads the page. */}
          <a
            href={user ? homeOf(user.role) : '/'}
            data-reload="/"
            aria-label={product.name}
            className="inline-flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center rounded-md"
          >
            <Logo nameClasses="hidden @lg:inline @3xl:hidden @4xl:inline" />
          </a>
          <PlaceAndSearch />
          <nav aria-label="Main" className="mx-auto hidden min-w-0 items-center @3xl:flex">
            <MenuLinks id="wide" />
          </nav>
          <LanguageMenu isSignedIn={user !== null} />
          <AccountEntry />
          <button
            type="button"
            popoverTarget="menu"
            aria-label="Menu"
            className="grid size-[44px] shrink-0 place-items-center rounded-md hover:bg-leaf-soft @3xl:hidden"
          >
            <Icon name="menu-2" />
          </button>
          <nav id="menu" popover="auto" aria-label="Main" className="hanging @3xl:hidden">
            <MenuLinks id="narrow" />
            <LanguageLinks className="grid grid-cols-2" />
          </nav>
        </div>
      </header>
      <OfflineNote />
      <Announcement />
    </>
  );
}

function MenuLinks({ id }: { id: string }) {
  const { path } = useUrl();
  const { user } = useSession();
  const hrefOf = useSectionHref();
  if (user) return <FinderLinks id={id} canAssign />;
  return (
    <>
      {isLandingPath(path) ? (
        guestLinks.map(({ label, section }) => (
          <a key={section} href={hrefOf(section)} data-section={section} className={menuLinkClasses}>
            {say(label)}
          </a>
        ))
      ) : (
        <FinderLinks id={id} canAssign={false} />
      )}
      {/* Where the row has no room for it, it stands in the page and under 'Login / Register'. */}
      <a href={paths.typeChoice} className={`${menuLinkClasses} @3xl:hidden @5xl:flex`}>
        List your shop
      </a>
    </>
  );
}

const iconClasses = 'grid size-[44px] place-items-center rounded-full hover:bg-leaf-soft';

/**
 * For guests, the login button. For signed-in people, favourites and their own menu. Each button opens a dialog
 * through the url.
 */
function AccountEntry() {
  const { user } = useSession();
  return (
    <form className="flex items-center gap-1">
      {user ? (
        <>
          <button name="open" value="favourites" aria-label="Favorites" className={iconClasses}>
            <Icon name="heart" />
          </button>
          <button
            name="open"
            value="account"
            aria-label="Profile"
            className={`${iconClasses} @max-[21rem]:hidden`}
          >
            <Avatar name={user.name} src={user.picture} size={36} />
          </button>
        </>
      ) : (
        <button
          name="open"
          value="login"
          aria-label="Login / Register"
          className="flex min-h-[44px] items-center rounded-md bg-leaf-soft px-3 text-sm font-semibold @max-[21rem]:hidden"
        >
          {/* On phones the place needs the room, and the bar at the bottom says 'You' as well: where the text is large, alone. */}
          <Icon name="user" className="@lg:hidden" />
          <span className="hidden whitespace-nowrap @lg:block">Login / Register</span>
        </button>
      )}
    </form>
  );
}

/**
 * Where one searches, and the search itself: each opens a dialog through the url. On a page of results they are one
 * pill that says what was asked for and where; a page that is opened later names that itself (`useNameAsked`).
 */
function PlaceAndSearch() {
  const { user } = useSession();
  const label = useHeaderPlace();
  const url = useUrl();
  const asked = askedOf(url);
  const isHydrating = useIsHydrating();
  return (
    <form data-search={asked ? 'asked' : ''} className="seek flex min-w-0 flex-1 items-center @3xl:flex-none">
      {/* Before the scripts the browser sends what the form has, and nothing else of the url. */}
      {asked && isHydrating && <KeptFields url={url} except={[]} />}
      <button
        name="open"
        value="place"
        className="seek-place flex min-h-[44px] min-w-[44px] flex-1 items-center justify-center gap-1 rounded-full px-1 text-left text-sm leading-tight font-semibold hover:bg-leaf-soft @3xl:max-w-36 @5xl:max-w-56"
      >
        <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong" />
        <span className="visually-hidden">Your place: </span>
        <span
          data-place=""
          // Beside the links of somebody signed in there is less room.
          className={`max-h-10 overflow-hidden text-[min(0.875rem,3.9vw)] text-ellipsis wrap-normal ${user ? '@3xl:hidden @6xl:block' : ''}`}
        >
          {label}
        </span>
      </button>
      <button
        name="open"
        value="search"
        className="seek-text flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center rounded-full hover:bg-leaf-soft"
      >
        <Icon name="search" className="shrink-0" />
        <span className="visually-hidden">Find</span>
        <span data-asked="">{asked && sayAsked(asked)}</span>
      </button>
    </form>
  );
}
