import type { MouseEvent, ReactNode } from 'react';
import { isLandingPath, useJumpToSection } from './header/use-jump-to-section';
import { useUrl } from '../current-url/url';
import { useSession } from '../session/session';
import { lazyPart } from '../ui/loading/lazy-part';
import { ServerDrawn } from '../ui/loading/ServerDrawn';
import { useDrawnFrame } from './drawn-frame';

const LazyBar = lazyPart(async () => (await import('./BottomBar')).BottomBar);
const LazyHeader = lazyPart(async () => (await import('./header/Header')).Header);

export function Frame({ children }: { children: ReactNode }) {
  const { path } = useUrl();
  const { user } = useSession();
  const jump = useJumpToSection();
  useDrawnFrame();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('[data-section], [data-language]');
    if (!link) return;
    event.preventDefault();
    const { section } = link.dataset;
    if (section) return jump(section);
    import('./languages/choose-language').then(
      ({ goToLanguage }) => goToLanguage(link, user !== null),
      () => location.assign(link.href),
    );
  };
  // The menu differs by person, and on the landing page.
  const header = `${user?.u_id} ${user?.name} ${user?.picture} ${isLandingPath(path)}`;
  return (
    <div className="flex min-h-dvh flex-col">
      <ServerDrawn name="header" version={header} Lazy={LazyHeader} onClick={onClick} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {/* The same on every page, so no browser ever renders it. */}
      <ServerDrawn name="footer" onClick={onClick} />
      <ServerDrawn name="bar" version={String(user === null)} Lazy={LazyBar} />
    </div>
  );
}
