import { hydrateRoot } from 'react-dom/client';
import type { Boot } from '@aaspaas/contract/page';
import { App, type LoadedPage } from './App';
import { matchPage } from './pages/match-page';
import { followLinks } from './current-url/follow-links';
import { currentUrl, readUrl } from './current-url/url';
import { beginHydration } from './ui/loading/hydration';
import { keepLoading } from './ui/loading/keep-loading';
import { pageAhead } from './ui/loading/page-ahead';

const root = document.getElementById('root');
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot | null;

if (root && boot) {
  const load = async () => {
    const addWords = boot.words && (await import('./words/begin')).beginIn(boot.words);
    const url = currentUrl();
    const pageAt = (path: string) =>
      matchPage(readUrl(path), { user: boot.user, hasDevPages: boot.settings.hasDevPages }).page;
    pageAhead.load = (path) => pageAt(path).load();
    // Which page of the console it is shows once their table is there.
    await pageAt(url).load();
    const page = pageAt(url);
    const first: LoadedPage = { page, ...(await page.load()) };
    return { url, first, addWords };
  };
  const wake = ({ url, first, addWords }: Awaited<ReturnType<typeof load>>) => {
    followLinks();
    const hydrated = beginHydration();
    const app = () => <App boot={boot} first={first} url={url} />;
    const drawn = hydrateRoot(root, app());
    // What was drawn meanwhile without its words is drawn again with them.
    if (addWords) void Promise.all([addWords(), hydrated]).then(() => drawn.render(app()));
    if (document.querySelector('footer [hreflang]'))
      keepLoading(
        () => import('./frame/languages/offer-language'),
        ({ offerLanguage }) => offerLanguage(boot.user),
      );
  };
  keepLoading(load, wake);
}
