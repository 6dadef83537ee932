import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCall, PageReplies, PageRequest, PublicSettings, WebEntry } from '@aaspaas/contract/page';
import { closedCookie, keyOfCall } from '@aaspaas/contract/page';
import { Failure, statusOf } from '@aaspaas/contract/failure';
import { DatabaseAway } from '../db/database-away';
import { presentActor } from './actor';
import { showErrorPage } from './error-page';
import type { PageTemplate } from './page-template';
import type { Route, Services, Visit } from './route';
import { type CookieSettings, openVisit } from './visit';

export interface Pages {
  readonly web: WebEntry;
  readonly template: PageTemplate;
  readSettings(): Promise<PublicSettings>;
}

/** Every path that is no call and no file is a page: it is drawn here, and the web app hydrates it in the browser. */
export function servePages(
  app: FastifyInstance,
  pages: Pages,
  routes: ReadonlyMap<string, Route>,
  services: Services,
  cookies: CookieSettings,
): void {
  app.get('/*', { errorHandler: showErrorPage }, async (request, reply) => {
    const visit = await openVisit(request, reply, services, cookies);
    const page: PageRequest = {
      url: request.url,
      user: visit.actor && presentActor(visit.actor),
      settings: withoutClosed(await pages.readSettings(), request.cookies[closedCookie]),
      now: services.clock.now(),
    };
    const plan = pages.web.planPage(page);
    if ('redirect' in plan) return reply.redirect(plan.redirect, 302);
    const { replies, failure } = await answerAll(plan.calls, routes, visit, services, request);
    // The page itself says what is wrong; the status keeps search engines from storing that as the page's content.
    if (failure) void reply.header('retry-after', failure.details.retryAfterSeconds ?? 60);
    return send(reply, pages, page, replies, failure ? (statusOf[failure.kind] ?? 500) : null);
  });
}

/** What was closed on this device is not drawn again. */
function withoutClosed(settings: PublicSettings, closed: string | undefined): PublicSettings {
  const { announcement, ...others } = settings;
  return announcement?.key === closed ? others : settings;
}

async function send(
  reply: FastifyReply,
  { web, template }: Pages,
  page: PageRequest,
  replies: PageReplies,
  failedStatus: number | null,
) {
  const rendered = await web.renderPage(page, replies);
  if (rendered.movedTo) return reply.redirect(rendered.movedTo, 301);
  const boot = { user: page.user, settings: page.settings, replies, now: page.now.getTime() };
  return reply
    .code(failedStatus ?? rendered.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .send(template.write(rendered, boot));
}

/**
 * When a read fails, the page is drawn without that reply and says that it is missing. When the database is away, no
 * page is drawn.
 */
async function answerAll(
  calls: readonly PageCall[],
  routes: ReadonlyMap<string, Route>,
  visit: Visit,
  services: Services,
  request: FastifyRequest,
): Promise<{ replies: PageReplies; failure: Failure | null }> {
  let failure: Failure | null = null;
  const answers = calls.map(async (call) => {
    try {
      return [[keyOfCall(call), await routes.get(call.path)?.answer(call.body, visit, services)]];
    } catch (error) {
      if (error instanceof Failure && error.kind === 'too-many') failure = error;
      if (error instanceof DatabaseAway) throw error;
      request.log.warn({ err: error }, `a page could not read ${call.path}`);
      return [];
    }
  });
  // The keys are those of `keyOfCall`, by which pages find their replies.
  const replies = Object.fromEntries((await Promise.all(answers)).flat()) as PageReplies;
  return { replies, failure };
}
