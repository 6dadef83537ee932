import { renderToString } from 'react-dom/server';
import { homeOf } from '@aaspaas/contract/accounts/roles';
import type { PagePlan, PageReplies, PageRequest, RenderedPage, WebEntry } from '@aaspaas/contract/page';
import { App } from './App';
import { Footer } from './frame/Footer';
import { AboutSections } from './landing/AboutSections';
import { Header } from './frame/Header';
import { JoinSection } from './landing/JoinSection';
import { LandingStory } from './landing/LandingStory';
import { GrievancesPage } from './legal/GrievancesPage';
import { PrivacyPage } from './legal/PrivacyPage';
import { TermsPage } from './legal/TermsPage';
import { NeedsScripts } from './registration/NeedsScripts';
import { ServerDrawings } from './ui/ServerDrawn';
import { readUrl } from './router/url';
import { loadScreen, matchRoute, notFoundRoute } from './routes';
import { headOf } from './pages/heads';
import { readsOf } from './pages/reads';
import { whereaboutsOfShop } from './pages/shop/shop-whereabouts';

/** Plain HTML, left out of the browser's first scripts. */
const drawings = {
  header: <Header />,
  footer: <Footer />,
  story: <LandingStory />,
  join: <JoinSection />,
  about: <AboutSections />,
  terms: <TermsPage />,
  privacy: <PrivacyPage />,
  grievances: <GrievancesPage />,
};

/** In front of a registration. */
const drawingsOfForm = {
  ...drawings,
  header: (
    <>
      <Header />
      <NeedsScripts />
    </>
  ),
};

/** Scripts that a screen asks for as soon as it stands. */
const askedForAtOnce: Readonly<Record<string, readonly string[]>> = {
  finder: ['src/places/map/LeafletMap.tsx'],
};

export function planPage({ url, user, settings }: PageRequest): PagePlan {
  const place = readUrl(url);
  if (user && place.path === '/') return { redirect: homeOf(user.role) };
  return { calls: readsOf(matchRoute(place, settings.hasDevPages).screen, place, user, settings) };
}

export async function renderPage(request: PageRequest, replies: PageReplies): Promise<RenderedPage> {
  const { url, user, settings, now } = request;
  const place = readUrl(url);
  const route = matchRoute(place, settings.hasDevPages);
  const { isMissing, movedTo } = whereaboutsOfShop(place, replies);
  const boot = { user, settings, replies, now: now.getTime() };
  return {
    status: route === notFoundRoute || isMissing ? 404 : 200,
    movedTo,
    head: headOf(route, place, replies, settings),
    body: renderToString(
      <ServerDrawings value={route.sheet === 'join' ? drawingsOfForm : drawings}>
        <App boot={boot} firstRoute={route} firstScreen={await loadScreen(route)} url={url} />
      </ServerDrawings>,
    ),
    sheet: route.sheet ?? 'whole',
    modules: [`src/pages/${route.screen}/Page.tsx`, ...(askedForAtOnce[route.screen] ?? [])],
  };
}

({ planPage, renderPage }) satisfies WebEntry;
