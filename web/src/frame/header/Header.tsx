import { homeOf } from '@aaspaas/contract/accounts/roles/roles';
import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { guestLinks } from './section-links';
import { isLandingPath, useJumpToSection } from './use-jump-to-section';
import { useUrl } from '../../current-url/url';
import { useSession } from '../../session/session';
import { Logo } from '../../ui/art/Logo';
import { AccountEntry } from './AccountEntry';
import { Announcement } from '../../announcements/Announcement';
import { FinderLinks } from './FinderLinks';
import { menuLinkClasses } from './link-classes';
import { PlaceAndSearch } from './PlaceAndSearch';
import { Icon } from '../../ui/Icon';
import { OfflineNote } from '../../ui/OfflineNote';

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
          <nav aria-label="Main" className="mx-auto hidden items-center @3xl:flex">
            <MenuLinks id="wide" />
          </nav>
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
  const { hrefOf } = useJumpToSection();
  if (user) return <FinderLinks id={id} canAssign />;
  return (
    <>
      {isLandingPath(path) ? (
        guestLinks.map(({ label, section }) => (
          <a key={section} href={hrefOf(section)} data-section={section} className={menuLinkClasses}>
            {label}
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
