import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import type { Boot } from '@aaspaas/contract/page';
import { BootProvider, useSettings } from './api/boot';
import { DialogOfUrl } from './frame/DialogOfUrl';
import { Frame } from './frame/Frame';
import { LazyParts } from './frame/LazyParts';
import { PageGuard } from './frame/PageGuard';
import { PageSkeleton } from './frame/PageSkeleton';
import { useScrollToTop } from './frame/use-scroll-to-top';
import { matchPage, titleOf } from './pages/match-page';
import type { PageDefinition } from './page/page';
import { RequestedUrl, useUrl } from './current-url/url';
import { SessionProvider, useSession } from './session/session';
import { endHydration } from './ui/loading/hydration';
import { reloadOnce } from './ui/loading/is-stale';
import { keepLoading } from './ui/loading/keep-loading';
import { loadStylesheet } from './ui/loading/sheet';
import { ToastProvider } from './ui/toasts/Toast';

export interface LoadedPage {
  readonly page: PageDefinition;
  readonly Page: ComponentType;
}

interface AppProps {
  readonly boot: Boot;
  /** Loaded before the first drawing, so that the server and the browser draw the same. */
  readonly first: LoadedPage;
  /** Path and query of the first drawing. */
  readonly url: string;
}

export function App({ boot, first, url }: AppProps) {
  // After the effects of everything inside.
  useEffect(endHydration, []);
  return (
    <RequestedUrl value={url}>
      <BootProvider boot={boot}>
        <ToastProvider>
          <SessionProvider>
            <LazyParts>
              <Frame>
                <CurrentPage first={first} />
              </Frame>
              <DialogOfUrl />
            </LazyParts>
          </SessionProvider>
        </ToastProvider>
      </BootProvider>
    </RequestedUrl>
  );
}

function CurrentPage({ first }: { first: LoadedPage }) {
  const url = useUrl();
  const { user } = useSession();
  const { hasDevPages } = useSettings();
  const route = matchPage(url, { user, hasDevPages });
  const { page } = route;
  const title = titleOf(route);
  const [loaded, setLoaded] = useState(first);
  const [missing, setMissing] = useState<PageDefinition | null>(null);
  useScrollToTop(url);

  useEffect(() => {
    if (loaded.page === page) return;
    return keepLoading(
      () => Promise.all([page.load(), loadStylesheet(page.sheet ?? 'whole')]),
      ([{ Page }]) => setLoaded({ page, Page }),
      (isPageStale) => {
        setMissing(page);
        // The page before is left, so a new one takes nothing away.
        if (isPageStale) reloadOnce();
      },
    );
  }, [page, loaded]);

  // Before the effects of the page below, which may know a better title.
  useLayoutEffect(() => {
    document.title = title;
  }, [route.path, title]);

  const isHere = loaded.page === page;
  // Without a line the frame says so, and the page comes when the line does.
  const isUnreachable = !isHere && missing === page && navigator.onLine;
  return (
    <PageGuard path={url.path} isUnreachable={isUnreachable}>
      {isHere ? <loaded.Page /> : <PageSkeleton />}
    </PageGuard>
  );
}
