import * as paths from '@aaspaas/contract/paths';
import { useUrl } from '../current-url/url';
import { useSession } from '../session/session';
import { Icon } from '../ui/Icon';
import { say } from '../say';

const classes =
  'grid min-h-[56px] place-content-center justify-items-center rounded-md text-[min(0.875rem,3.9vw)] leading-tight font-medium hover:bg-leaf-soft aria-[current=page]:font-bold aria-[current=page]:text-link';

/**
 * On phones, within reach of the thumb. Its text grows only as far as its five words fit beside each other. Plain HTML,
 * in which the frame marks the page that one is on. It is away where a step of a registration has buttons of its own
 * there, and while somebody types.
 */
export function BottomBar() {
  const { path } = useUrl();
  const { user } = useSession();
  const links = [
    { label: 'Home', href: user ? paths.userHome : '/', icon: 'home' },
    { label: 'Shops', href: paths.shops, icon: 'building-store' },
    { label: 'Services', href: paths.services, icon: 'tool' },
    { label: 'Delivery', href: paths.agents, icon: 'moped' },
  ] as const;
  return (
    <div className="bar-room">
      <nav aria-label="Quick links" className="bottom-bar print:hidden">
        <form className="mx-auto grid max-w-md grid-cols-5">
          {links.map(({ label, href, icon }) => (
            <a key={href} href={href} aria-current={path === href ? 'page' : 'false'} className={classes}>
              <Icon name={icon} />
              {say(label)}
            </a>
          ))}
          <button name="open" value={user ? 'account' : 'login'} className={classes}>
            <Icon name="user" />
            You
          </button>
        </form>
      </nav>
    </div>
  );
}
