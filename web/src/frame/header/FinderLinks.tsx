import * as paths from '@aaspaas/contract/paths';
import {
  type MenuEntry,
  menuEntriesAtFirst,
  serviceMenu,
  shopMenu,
} from '@aaspaas/contract/shops/category-menus';
import { linkClasses, menuLinkClasses } from './link-classes';
import { Icon } from '../../ui/Icon';
import { say } from '../../say';

interface FinderLinksProps {
  /** Distinguishes the panels of the wide menu from those of the narrow one. */
  readonly id: string;
  readonly canAssign: boolean;
}

/** Links to shops, services and, for signed-in people, delivery agents. */
export function FinderLinks({ id, canAssign }: FinderLinksProps) {
  return (
    <>
      <FinderLink id={id} label="Find Your Local Shop" href={paths.shops} kind="shop" entries={shopMenu} />
      <FinderLink
        id={id}
        label="Find Nearby Services"
        href={paths.services}
        kind="service"
        entries={serviceMenu}
      />
      {canAssign && (
        <a href={paths.agents} className={menuLinkClasses}>
          Assign Your Delivery Agent
        </a>
      )}
    </>
  );
}

interface FinderLinkProps {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly kind: 'shop' | 'service';
  readonly entries: readonly MenuEntry[];
}

function FinderLink({ id, label, href, kind, entries }: FinderLinkProps) {
  const panel = `${id}-${kind}-categories`;
  return (
    <div className="flex items-center">
      <a href={href} className={`${menuLinkClasses} flex-1 @3xl:pr-0.5`}>
        {label}
      </a>
      <button
        type="button"
        popoverTarget={panel}
        aria-label={kind === 'shop' ? 'Shop categories' : 'Service categories'}
        className="grid h-11 w-11 place-items-center rounded-md hover:bg-leaf-soft @3xl:w-8"
      >
        <Icon name="chevron-down" size={20} />
      </button>
      <div id={panel} popover="auto" className="hanging">
        <h2 className="px-3 py-2 text-base text-ink-soft">Frequently visited categories</h2>
        <CategoryList entries={entries.slice(0, menuEntriesAtFirst)} kind={kind} />
        <details className="more">
          <summary className="flex min-h-11 items-center px-3 font-semibold text-link">
            <span className="if-closed">View more</span>
            <span className="if-open">View less</span>
          </summary>
          <CategoryList entries={entries.slice(menuEntriesAtFirst)} kind={kind} />
        </details>
      </div>
    </div>
  );
}

function CategoryList({ entries, kind }: Pick<FinderLinkProps, 'entries' | 'kind'>) {
  return (
    <ul className="sm:columns-2">
      {entries.map(({ value, label }) => (
        <li key={value}>
          <a
            href={`${paths.finder}?category=${encodeURIComponent(value)}&type=${kind}`}
            className={linkClasses}
          >
            {say(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
