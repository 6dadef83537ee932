import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import { useAddress } from '../router/address';
import { homeOf } from '@aaspaas/contract/accounts/roles';
import { useSession } from '../session/session';
import { Logo } from '../ui/art/Logo';
import { IconButton } from '../ui/IconButton';
import { AccountEntry } from './AccountEntry';
import { FinderLinks } from './FinderLinks';
import { guestLinks } from '../landing/sections';
import { SectionLink } from './SectionLink';

const linkLook = 'inline-flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-leaf-soft';

export function Header() {
  const { path } = useAddress();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 px-4 py-2">
        <HomeLink />
        <nav
          id="main-menu"
          aria-label="Main"
          className={`${isOpen ? 'flex' : 'hidden'} order-last w-full flex-col pt-2 md:order-none md:flex md:w-auto md:flex-1 md:flex-row md:items-center md:justify-center md:pt-0`}
        >
          <MenuLinks onPick={() => setOpen(false)} />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <AccountEntry />
          <span className="md:hidden">
            <IconButton
              label={isOpen ? 'Close the menu' : 'Open the menu'}
              aria-expanded={isOpen}
              aria-controls="main-menu"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
            </IconButton>
          </span>
        </div>
      </div>
    </header>
  );
}

/** The way home; on '/' itself it loads the page anew. */
function HomeLink() {
  const { path } = useAddress();
  const { user } = useSession();
  const look = 'inline-flex min-h-11 items-center rounded-md';
  return (
    <a href={user ? homeOf(user.role) : '/'} data-reload={path === '/' ? '' : undefined} className={look}>
      <Logo />
    </a>
  );
}

function MenuLinks({ onPick }: { onPick: () => void }) {
  const { path } = useAddress();
  const { user } = useSession();
  const isLanding = ['/', '/why', '/ourgoal'].includes(path.toLowerCase());
  if (user || !isLanding) return <FinderLinks canAssign={user !== null} />;
  return guestLinks.map(({ label, section }) => (
    <SectionLink key={section} section={section} className={linkLook} onJump={onPick}>
      {label}
    </SectionLink>
  ));
}
