import { renderToString } from 'react-dom/server';
import { homeOf } from '@aaspaas/contract/accounts/roles';
import type { PagePlan, PageReplies, PageRequest, RenderedPage, WebEntry } from '@aaspaas/contract/page';
import { App } from './App';
import { Footer } from './frame/Footer';
import { AboutSections } from './landing/AboutSections';
import { LandingStory } from './landing/LandingStory';
import { ServerDrawings } from './ui/ServerDrawn';
import { readAddress } from './router/address';
import { matchRoute, notFoundRoute } from './routes';
import { headOf } from './screens/heads';
import { whereaboutsOfShop } from './screens/shop-whereabouts';

export function planPage({ url, user, settings }: PageRequest): PagePlan {
  const place = readAddress(url);
  if (user && place.path === '/') return { redirect: homeOf(user.role) };
  return { calls: matchRoute(place, settings.hasDevPages).reads?.(place) ?? [] };
}

export async function renderPage(request: PageRequest, replies: PageReplies): Promise<RenderedPage> {
  const { url, user, settings, now } = request;
  const place = readAddress(url);
  const route = matchRoute(place, settings.hasDevPages);
  const { isMissing, movedTo } = whereaboutsOfShop(place, replies);
  const boot = { user, settings, replies, now: now.getTime() };
  return {
    status: route === notFoundRoute || isMissing ? 404 : 200,
    movedTo,
    head: headOf(route, place, replies, settings),
    body: renderToString(
      <ServerDrawings value={{ story: <LandingStory />, about: <AboutSections />, footer: <Footer /> }}>
        <App boot={boot} firstRoute={route} firstScreen={await route.load()} url={url} />
      </ServerDrawings>,
    ),
    modules: [route.module],
  };
}

({ planPage, renderPage }) satisfies WebEntry;
