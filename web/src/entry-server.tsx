import { renderToString } from 'react-dom/server';
import type {
  FirstLoad,
  PagePlan,
  PageReplies,
  PageRequest,
  RenderedPage,
  WebEntry,
} from '@aaspaas/contract/page';
import { App, type LoadedPage } from './App';
import { leadTo } from './words/paths-in';
import { BottomBar } from './frame/BottomBar';
import { Footer } from './frame/footer/Footer';
import { Header } from './frame/header/Header';
import { answerPage, matchVisit, readsOf, redirectOf } from './pages/answer-page';
import { pagesOnServer, serverOf } from './pages/every-page-server';
import { page as notFound } from './pages/not-found/route';
import { firstScriptOf } from './places/place-in-urls';
import { NeedsScripts } from './registration/steps/NeedsScripts';
import type { PageDefinition } from './page/page';
import { speak } from './say';
import { readUrl } from './current-url/url';
import { ServerDrawings } from './ui/loading/ServerDrawn';

/** Plain HTML around every page, left out of the browser's first scripts. */
const frameDrawings = { header: <Header />, footer: <Footer />, bar: <BottomBar /> };

/** In front of a registration. */
const registrationDrawings = {
  header: (
    <>
      <Header />
      <NeedsScripts />
    </>
  ),
};

export function planPage(request: PageRequest): PagePlan {
  const visit = matchVisit({ ...request, url: readUrl(request.url) });
  const redirect = redirectOf(visit);
  const pattern = visit.route.path;
  return redirect === null ? { pattern, calls: readsOf(visit) } : { pattern, redirect };
}

export async function renderPage(request: PageRequest, replies: PageReplies): Promise<RenderedPage> {
  const visit = matchVisit({ ...request, url: readUrl(request.url) });
  const { page } = visit.route;
  const { modules, server } = serverOf(page);
  const first = { page, ...(await page.load()) };
  const asksAtOnce = server.asksAtOnce?.(visit) ?? true;
  const { isMissing, ...drawn } = drawIn(request, () => ({
    ...answerPage(visit, replies, request.language),
    body: draw(request, replies, first),
  }));
  return {
    status: page === notFound || isMissing ? 404 : 200,
    ...drawn,
    sheet: sheetOf(page),
    firstScript: firstScriptOf(visit.url),
    modules: [...modules, ...(asksAtOnce ? (server.atOnce ?? []) : [])],
  };
}

/** Nothing may wait in between: other pages, in other languages, are drawn by the same modules. */
function drawIn<Drawn>({ language, words }: PageRequest, drawing: () => Drawn): Drawn {
  try {
    speak(words);
    leadTo(language.code);
    return drawing();
  } finally {
    speak();
    leadTo('en');
  }
}

function draw({ user, settings, now, url }: PageRequest, replies: PageReplies, first: LoadedPage): string {
  const { drawings } = serverOf(first.page).server;
  return renderToString(
    <ServerDrawings value={{ ...drawingsAround(first.page), ...drawings }}>
      <App boot={{ user, settings, replies, now: now.getTime() }} first={first} url={url} />
    </ServerDrawings>,
  );
}

const drawingsAround = ({ sheet }: PageDefinition) =>
  sheet === 'registration' ? { ...frameDrawings, ...registrationDrawings } : frameDrawings;

const sheetOf = ({ sheet = 'whole' }: PageDefinition): string => sheet;

/** What a first visit to each page loads, for the check of the budgets. */
export const firstLoads: readonly FirstLoad[] = pagesOnServer.flatMap(({ name, page, modules, server }) => {
  const first = { page: name, sheet: sheetOf(page), modules };
  if (!server.atOnce) return [first];
  const atOnce = [...modules, ...server.atOnce];
  return [first, { ...first, page: `${name} with what it asks for at once`, modules: atOnce }];
});

({ planPage, renderPage }) satisfies WebEntry;
