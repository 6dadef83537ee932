import { hydrateRoot } from 'react-dom/client';
import type { Boot } from '@aaspaas/contract/page';
import { App, type LoadedPage } from './App';
import { matchPage } from './pages/match-page';
import { followLinks } from './current-url/follow-links';
import { currentUrl, readUrl } from './current-url/url';
import { beginIn } from './words';
import { beginHydration } from './ui/loading/hydration';
import { keepLoading } from './ui/loading/keep-loading';
import { pageAhead } from './ui/loading/page-ahead';

const root = document.getElementById('root');
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot | null;

if (root && boot) {
  beginIn(boot.words);
  const url = currentUrl();
  const pageAt = (path: string) =>
    matchPage(readUrl(path), { user: boot.user, hasDevPages: boot.settings.hasDevPages }).page;
  pageAhead.load = (path) => pageAt(path).load();
  const load = async (): Promise<LoadedPage> => {
    // Which page of the console it is shows once their table is there.
    await pageAt(url).load();
    const page = pageAt(url);
    return { page, ...(await page.load()) };
  };
  const wake = (first: LoadedPage) => {
    followLinks();
    beginHydration();
    hydrateRoot(root, <App boot={boot} first={first} url={url} />);
  };
  keepLoading(load, wake);
}
