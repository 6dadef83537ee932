import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Boot } from '@aaspaas/contract/page';
import { App } from './App';
import { currentUrl, readUrl } from './router/url';
import { followLinks } from './router/follow-links';
import { loadScreen, matchRoute } from './routes';
import { keepLoading } from './ui/keep-loading';

const root = document.getElementById('root');
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot | null;

if (root && boot) {
  const url = currentUrl();
  const firstRoute = matchRoute(readUrl(url), boot.settings.hasDevPages);
  const wake = (firstScreen: ComponentType) => {
    followLinks();
    // In slices: a slow phone answers the thumb in between.
    startTransition(() => {
      hydrateRoot(root, <App boot={boot} firstRoute={firstRoute} firstScreen={firstScreen} url={url} />);
    });
  };
  keepLoading(() => loadScreen(firstRoute), wake);
}
