import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  PageCall,
  PageReplies,
  PageRequest,
  PublicSettings,
  RenderedPage,
  WebEntry,
} from '@aaspaas/contract/page';
import { closedCookie, keyOfCall } from '@aaspaas/contract/page';
import { pathIn, readPrefix } from '@aaspaas/contract/languages';
import { Failure, statusOf } from '@aaspaas/contract/failure';
import { DatabaseAway } from '../db/database-away';
import { noting, nothingSaid, type SaidOnPage, wordsIn } from '../languages/words';
import { presentActor } from './session/actor';
import { showErrorPage } from './error-page';
import { withAge } from './old-pages';
import type { PageTemplate } from './page-template';
import type { Route, Services, Visit } from './route';
import { isShared, readAsked, readShared } from './shared-replies/answer-read';
import { countedRoute } from './route-limits';
import { putAge, sendBody, sentAsItIs, sharedBody, type SharedBody } from './shared-replies/shared-body';
import type { Making, Shared } from './shared-replies/shared-replies';
import { serveWords } from './serve-words';
import { settingsDependency } from './shared-replies/dependencies';
import { type CookieSettings, openVisit } from './session/visit';
import { lists } from './work-limits';

export interface Pages {
  readonly web: WebEntry;
  readonly template: PageTemplate;
  readSettings(): Promise<PublicSettings>;
}

interface PageServer {
  readonly pages: Pages;
  readonly routes: ReadonlyMap<string, Route>;
  readonly services: Services;
}

/** A page that was drawn, or where to go instead. */
type Drawn = { readonly pattern: string } & (
  | { readonly redirect: string; readonly status: 301 | 302; readonly size: 0 }
  | {
      readonly redirect: null;
      readonly status: number;
      /** In seconds, where too much was looked up. */
      readonly retryAfter: number | null;
      readonly body: SharedBody;
      readonly size: number;
      /** It says that it is not new. */
      readonly saysAge: boolean;
    }
);

/** Every path that is no call and no file is a page: it is drawn here, and the web app hydrates it in the browser. */
export function servePages(app: FastifyInstance, server: PageServer, cookies: CookieSettings): void {
  const { services } = server;
  serveWords(app, server.pages.template.texts);
  app.get('/*', { ...sentAsItIs, ...countedRoute, errorHandler: showErrorPage }, async (request, reply) => {
    const visit = await openVisit(request, reply, services, cookies);
    services.work.count(visit, lists);
    const draw = (making: Making | null) => drawPage(server, request, visit, making);
    const shared = visit.actor ? null : await shareWithGuests(server, request, visit, draw);
    const drawn = shared ? await withItsAge(server, request, visit, shared) : await draw(null);
    if (shared) putAge(reply, shared.ageMs);
    request.pagePattern = drawn.pattern;
    return send(request, reply, drawn);
  });
}

/**
 * Guests get the same page from the same url. Null for a visitor who was shown too much, who gets a page that says so.
 */
async function shareWithGuests(
  { services: { shared } }: PageServer,
  request: FastifyRequest,
  visit: Visit,
  draw: (making: Making) => Promise<Drawn>,
): Promise<Shared<Drawn> | null> {
  try {
    const drawn = await shared.get(`page ${request.url} ${closedBy(request)}`, draw);
    for (const work of drawn.eachTime) work(visit);
    return drawn;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'too-many') return null;
    throw error;
  }
}

async function drawPage(
  server: PageServer,
  request: FastifyRequest,
  visit: Visit,
  making: Making | null,
): Promise<Drawn> {
  const { web, readSettings } = server.pages;
  making?.dependsOn(settingsDependency);
  const { language, url } = readPrefix(request.url);
  const said = nothingSaid();
  const asked: PageRequest = {
    url,
    language,
    words: noting(wordsIn(language), said),
    user: visit.actor && presentActor(visit.actor),
    settings: withoutClosed(await readSettings(), closedBy(request)),
    now: server.services.clock.now(),
  };
  const plan = web.planPage(asked);
  const { pattern } = plan;
  if ('redirect' in plan) return { pattern, redirect: pathIn(language, plan.redirect), status: 302, size: 0 };
  const { replies, failure, ageMs } = await answerAll(plan.calls, server, visit, making, request);
  const page = { ...asked, settings: withAge(asked.settings, ageMs, asked.words) };
  const rendered = await render(server, visit, page, replies);
  if (rendered.movedTo)
    return { pattern, redirect: pathIn(language, rendered.movedTo), status: 301, size: 0 };
  // The page says what is wrong; the status keeps search engines from storing that text.
  const status = failure ? (statusOf[failure.kind] ?? 500) : rendered.status;
  const retryAfter = failure && (failure.details.retryAfterSeconds ?? 60);
  const body = writeBody(server, rendered, page, replies, said);
  return { pattern, redirect: null, status, retryAfter, body, size: body.size, saysAge: ageMs > 0 };
}

const render = ({ pages, services }: PageServer, visit: Visit, page: PageRequest, replies: PageReplies) =>
  services.work.time(visit, lists, () => pages.web.renderPage(page, replies));

function writeBody(
  { pages }: PageServer,
  rendered: RenderedPage,
  { user, settings, now, language }: PageRequest,
  replies: PageReplies,
  said: SaidOnPage,
): SharedBody {
  const boot = { user, settings, replies, now: now.getTime() };
  return sharedBody(pages.template.write(rendered, boot, wordsIn(language), said));
}

/** A kept page is drawn again from its own boot data, to say how old that is. */
async function withItsAge(
  server: PageServer,
  request: FastifyRequest,
  visit: Visit,
  { value: kept, ageMs }: Shared<Drawn>,
): Promise<Drawn> {
  if (ageMs === 0 || kept.redirect !== null || kept.saysAge) return kept;
  const { settings, replies } = server.pages.template.readBoot(kept.body.bytes.toString());
  const now = server.services.clock.now();
  const { language, url } = readPrefix(request.url);
  const said = nothingSaid();
  const words = noting(wordsIn(language), said);
  const page = { url, language, words, user: null, settings: withAge(settings, ageMs, words), now };
  const rendered = await render(server, visit, page, replies);
  return { ...kept, body: writeBody(server, rendered, page, replies, said), saysAge: true };
}

/** The announcement that this device has closed; it is not drawn again. */
const closedBy = ({ cookies }: FastifyRequest): string => (cookies[closedCookie] ?? '').slice(0, 40);

function withoutClosed(settings: PublicSettings, closed: string): PublicSettings {
  const { announcement, ...others } = settings;
  return announcement?.key === closed ? others : settings;
}

async function send(request: FastifyRequest, reply: FastifyReply, drawn: Drawn) {
  if (drawn.redirect !== null) return reply.redirect(drawn.redirect, drawn.status);
  const { body, status, retryAfter } = drawn;
  if (retryAfter) void reply.header('retry-after', retryAfter);
  return sendBody(request, reply, body, { type: 'text/html', cacheControl: 'private, no-cache', status });
}

interface Answers {
  readonly replies: PageReplies;
  /** Too much was looked up. */
  readonly failure: Failure | null;
  /** The age of the oldest reply, while the database is away; otherwise 0. */
  readonly ageMs: number;
}

/** When a read fails, the page is drawn without its reply and says so. When the database is away, no page is drawn. */
async function answerAll(
  calls: readonly PageCall[],
  server: PageServer,
  visit: Visit,
  making: Making | null,
  request: FastifyRequest,
): Promise<Answers> {
  let failure: Failure | null = null;
  let ageMs = 0;
  const watched = making && {
    ...making,
    isOld: (ms: number) => {
      ageMs = Math.max(ageMs, ms);
      making.isOld(ms);
    },
  };
  const answers = calls.map(async (call) => {
    try {
      return [[keyOfCall(call), await answerOne(call, server, visit, watched)]];
    } catch (error) {
      if (error instanceof Failure && error.kind === 'too-many') failure = error;
      if (error instanceof DatabaseAway) throw error;
      making?.onlyOnce();
      request.log.warn({ err: error }, `a page could not read ${call.path}`);
      return [];
    }
  });
  // The keys are those of `keyOfCall`, by which pages find their replies.
  const replies = Object.fromEntries((await Promise.all(answers)).flat()) as PageReplies;
  return { replies, failure, ageMs };
}

async function answerOne(
  { path, body }: PageCall,
  { routes, services }: PageServer,
  visit: Visit,
  making: Making | null,
): Promise<unknown> {
  const route = routes.get(path);
  if (!route || !making) return route?.answer(body, visit, services);
  if (!isShared(route, visit)) {
    making.onlyOnce();
    return route.answer(body, visit, services);
  }
  const { value, dependencies, eachTime, mayBeKept, ageMs } = await readShared(
    route,
    readAsked(route, body),
    visit,
    services,
  );
  if (!mayBeKept) making.onlyOnce();
  if (ageMs > 0) making.isOld(ageMs);
  making.dependsOn(...dependencies);
  eachTime.forEach(making.eachTime);
  return JSON.parse(value.bytes.toString());
}
