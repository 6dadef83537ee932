import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import type { Boot } from '@aaspaas/contract/page';
import { DialogOfUrl } from './frame/DialogOfUrl';
import { Frame } from './frame/Frame';
import { LazyParts } from './frame/LazyParts';
import { PageSkeleton } from './frame/PageSkeleton';
import { PageGuard } from './frame/PageGuard';
import { useScrollToTop } from './frame/use-scroll-to-top';
import { RequestedUrl, useUrl } from './router/url';
import type { PageRoute } from './router/page-route';
import { loadScreen, matchRoute } from './routes';
import { BootProvider, useSettings } from './api/boot';
import { SessionProvider } from './session/session';
import { reloadOnce } from './ui/is-stale';
import { keepLoading } from './ui/keep-loading';
import { wearSheet } from './ui/sheet';
import { ToastProvider } from './ui/Toast';

interface AppProps {
  readonly boot: Boot;
  readonly firstRoute: PageRoute;
  /** Loaded before the first drawing, so that the server and the browser draw the same. */
  readonly firstScreen: ComponentType;
  /** Path and query of the first drawing. */
  readonly url: string;
}

export function App({ boot, firstRoute, firstScreen, url }: AppProps) {
  return (
    <RequestedUrl value={url}>
      <BootProvider boot={boot}>
        <ToastProvider>
          <SessionProvider>
            <LazyParts>
              <Frame>
                <CurrentScreen first={{ route: firstRoute, Screen: firstScreen }} />
              </Frame>
              <DialogOfUrl />
            </LazyParts>
          </SessionProvider>
        </ToastProvider>
      </BootProvider>
    </RequestedUrl>
  );
}

interface Loaded {
  readonly route: PageRoute;
  readonly Screen: ComponentType;
}

function CurrentScreen({ first }: { first: Loaded }) {
  const url = useUrl();
  const { hasDevPages } = useSettings();
  const route = matchRoute(url, hasDevPages);
  const [loaded, setLoaded] = useState<Loaded>(first);
  const [missing, setMissing] = useState<PageRoute | null>(null);
  useScrollToTop(url);

  useEffect(() => {
    if (loaded.route.screen === route.screen) return;
    return keepLoading(
      () => Promise.all([loadScreen(route), wearSheet(route.sheet ?? 'whole')]),
      ([Screen]) => setLoaded({ route, Screen }),
      (isPageStale) => {
        setMissing(route);
        // The screen before is left, so a new page takes nothing away.
        if (isPageStale) reloadOnce();
      },
    );
  }, [route, loaded]);

  // Before the effects of the screen below, which may know a better title.
  useLayoutEffect(() => {
    document.title = route.title;
  }, [route]);

  const isHere = loaded.route.screen === route.screen;
  return (
    <PageGuard path={url.path} isUnreachable={!isHere && missing === route}>
      {isHere ? <loaded.Screen /> : <PageSkeleton />}
    </PageGuard>
  );
}
