import { useEffect, useRef } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import * as paths from '@aaspaas/contract/console/paths';
import { longestFind } from '@aaspaas/contract/console/today/limits';
import type { readWaiting } from '@aaspaas/contract/console/today/waiting-call';
import { product } from '@aaspaas/contract/product';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useUrl } from '../current-url/url';
import { useSession } from '../session/session';
import { Logo } from '../ui/art/Logo';
import { Avatar } from '../ui/Avatar';
import { Icon } from '../ui/Icon';

export interface WaitingProps {
  /** Null until it is known. */
  readonly waiting: ReplyOf<typeof readWaiting> | null;
}

/** Over every page: what waits, the field that finds anything, the account. */
export function ConsoleHeader({ waiting }: WaitingProps) {
  const { user } = useSession();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <a href="#console-page" className="skip">
        Skip to the content
      </a>
      <div className="mx-auto flex max-w-7xl items-center gap-2 px-2 py-2 lg:gap-4 lg:px-4">
        <button
          type="button"
          popoverTarget="console-menu"
          aria-label="Menu"
          className="grid size-[44px] shrink-0 place-items-center rounded-md hover:bg-leaf-soft lg:hidden"
        >
          <Icon name="menu-2" />
        </button>
        <a
          href={paths.today}
          aria-label={`${product.name}, Today`}
          className="inline-flex min-h-[44px] shrink-0 items-center rounded-md max-sm:hidden"
        >
          <Logo />
        </a>
        <Waiting waiting={waiting} />
        <Find />
        {/* The account's dialog opens through the url. */}
        <form className="ml-auto">
          <button
            name="open"
            value="account"
            aria-label="Profile"
            className="grid size-[44px] place-items-center rounded-full hover:bg-leaf-soft"
          >
            {user && <Avatar name={user.name} src={user.picture} size={36} />}
          </button>
        </form>
      </div>
    </header>
  );
}

/** How much there is to do, on every page the same. */
function Waiting({ waiting }: WaitingProps) {
  if (!waiting) return null;
  const { total } = waiting;
  const classes = total === 0 ? 'bg-leaf-soft text-leaf-strong' : 'bg-marigold-soft text-marigold-strong';
  return (
    <a
      href={paths.today}
      className={`inline-flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center gap-2 rounded-full px-3 font-semibold ${classes}`}
    >
      <Icon name={total === 0 ? 'circle-check' : 'clock'} size={20} />
      {total === 0 ? (
        <span className="max-sm:sr-only">Nothing waits</span>
      ) : (
        <span>
          {sayNumber(total)} <span className="max-sm:sr-only">waiting</span>
        </span>
      )}
    </a>
  );
}

/** Leads to Today with what was found. Ctrl-K brings it from everywhere. */
function Find() {
  const typed = useUrl().query.get('find') ?? '';
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      key={typed}
      action={paths.today}
      role="search"
      aria-label="The whole console"
      className="min-w-0 flex-1 lg:max-w-96"
    >
      <input
        ref={ref}
        type="search"
        name="find"
        defaultValue={typed}
        maxLength={longestFind}
        aria-label="Find anything"
        aria-keyshortcuts="Control+K"
        placeholder="Find anything"
        title="Name, number, reference or page (Ctrl K)"
        className="control px-3"
      />
    </form>
  );
}
