import type { ReactNode } from 'react';
import * as paths from '@aaspaas/contract/console/paths';
import { readWaiting } from '@aaspaas/contract/console/today/waiting-call';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useSettings } from '../api/boot';
import { useUrl } from '../current-url/url';
import { useSession } from '../session/session';
import { Logo } from '../ui/art/Logo';
import { Icon } from '../ui/Icon';
import { ProofProvider } from './access/ProofProvider';
import { ConsoleHeader, type WaitingProps } from './ConsoleHeader';
import { menuFor, menuHrefAt } from './pages';
import { useConsoleRead } from './read-again';

interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface ConsoleFrameProps {
  readonly title: string;
  /** The pages above this one, from the top. */
  readonly crumbs?: readonly Crumb[];
  /** Beside the title, such as a link to a file. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Every page of the console: what waits, the menu, where one is. It stands in place of the public header and footer. */
export function ConsoleFrame({ title, crumbs, actions, children }: ConsoleFrameProps) {
  const reading = useConsoleRead(readWaiting, {});
  const waiting = reading.state === 'loaded' ? reading.reply : null;
  return (
    <ProofProvider>
      <div className="console">
        <ConsoleHeader waiting={waiting} />
        <div className="mx-auto grid max-w-7xl items-start gap-6 px-4 pb-16 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <ConsoleMenu waiting={waiting} />
          <article id="console-page" tabIndex={-1} className="grid gap-5 pt-4 outline-none">
            <CodeNote waiting={waiting} />
            <MailNote />
            <header className="grid gap-1">
              {crumbs && <Crumbs crumbs={crumbs} />}
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h1 tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
                  {title}
                </h1>
                {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
              </div>
            </header>
            {children}
          </article>
        </div>
      </div>
    </ProofProvider>
  );
}

/** Beside the page on computers; on phones it opens from the button in the header, also before the scripts are there. */
function ConsoleMenu({ waiting }: WaitingProps) {
  const { user } = useSession();
  const here = menuHrefAt(useUrl().path);
  return (
    <nav id="console-menu" popover="auto" aria-label="Console" className="console-menu">
      <div className="flex items-center justify-between pl-3 lg:hidden">
        <Logo />
        <button
          type="button"
          popoverTarget="console-menu"
          popoverTargetAction="hide"
          aria-label="Close the menu"
          className="grid size-[44px] place-items-center rounded-full hover:bg-leaf-soft"
        >
          <Icon name="x" />
        </button>
      </div>
      {menuFor(user?.grade ?? null).map(({ title, items }) => (
        <section key={title} aria-label={title} className="pb-2">
          <h2 className="px-3 py-1 text-sm font-semibold text-ink-soft">{title}</h2>
          <ul>
            {items.map(({ label, href, waits }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === here ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-leaf-soft aria-[current]:bg-leaf-soft aria-[current=page]:font-bold aria-[current]:text-leaf-strong lg:min-h-8"
                >
                  {label}
                  <Count count={waiting?.items.find(({ kind }) => kind === waits)?.count} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** How many things wait on the page of this menu item. */
function Count({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-marigold-soft px-2 text-sm font-semibold text-marigold-strong">
      {sayNumber(count)}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Where this is" className="flex flex-wrap gap-1 text-sm">
      {crumbs.map(({ label, href }) => (
        <span key={href} className="flex items-center gap-1">
          <a href={href} className="flex min-h-11 items-center text-link underline lg:min-h-6">
            {label}
          </a>
          <Icon name="chevron-right" size={16} className="text-ink-soft" />
        </span>
      ))}
    </nav>
  );
}

/** Many actions tell people something by mail. */
function MailNote() {
  if (useSettings().hasMailServer) return null;
  return (
    <p className="card flex items-center gap-3 border-marigold px-4 py-3">
      <Icon name="alert-triangle" className="shrink-0 text-marigold-strong" />
      <span>
        There is no mail server: wherever this console speaks of a mail, none is sent. Call people instead.
      </span>
    </p>
  );
}

/** Nothing can be done without the second step, so a new admin is led to it from wherever they are. */
function CodeNote({ waiting }: WaitingProps) {
  const { path } = useUrl();
  if (!waiting || waiting.has_second_factor || path === paths.twoStep) return null;
  return (
    <p className="card flex flex-wrap items-center gap-x-3 gap-y-2 border-marigold px-4 py-3">
      <Icon name="alert-triangle" className="shrink-0 text-marigold-strong" />
      <span className="min-w-0 flex-1">
        Before you can confirm or change anything, set up the second step of your login. It takes two minutes.
      </span>
      <a href={paths.twoStep} className="flex min-h-11 items-center font-semibold text-link underline">
        Set it up
      </a>
    </p>
  );
}
