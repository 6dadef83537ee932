import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCall, PageReplies, PageRequest, PublicSettings, WebEntry } from '@aaspaas/contract/page';
import { keyOfCall } from '@aaspaas/contract/page';
import { Failure, statusOf } from '@aaspaas/contract/failure';
import { DatabaseAway } from '../db/database-away';
import { presentActor } from './actor';
import { showTrouble } from './error-page';
import type { PageTemplate } from './page-template';
import type { Route, Services, Visit } from './route';
import { type CookieSettings, openVisit } from './visit';

export interface Pages {
  readonly web: WebEntry;
  readonly template: PageTemplate;
  readSettings(): Promise<PublicSettings>;
}

/** Every address that is no call and no file is a page of the web app, drawn here and brought to life there. */
export function servePages(
  app: FastifyInstance,
  pages: Pages,
  routes: ReadonlyMap<string, Route>,
  services: Services,
  cookies: CookieSettings,
): void {
  app.get('/*', { errorHandler: showTrouble }, async (request, reply) => {
    const visit = await openVisit(request, reply, services, cookies);
    const page: PageRequest = {
      url: request.url,
      user: visit.actor && presentActor(visit.actor),
      settings: await pages.readSettings(),
      now: services.clock.now(),
    };
    const plan = pages.web.planPage(page);
    if ('redirect' in plan) return reply.redirect(plan.redirect, 302);
    const { replies, refusal } = await answerAll(plan.calls, routes, visit, services, request);
    // The page says it to people; a search engine must not take it for the page itself.
    if (refusal) void reply.header('retry-after', refusal.details.retryAfterSeconds ?? 60);
    return send(reply, pages, page, replies, refusal ? (statusOf[refusal.kind] ?? 500) : null);
  });
}

async function send(
  reply: FastifyReply,
  { web, template }: Pages,
  page: PageRequest,
  replies: PageReplies,
  refused: number | null,
) {
  const rendered = await web.renderPage(page, replies);
  if (rendered.movedTo) return reply.redirect(rendered.movedTo, 301);
  const boot = { user: page.user, settings: page.settings, replies, now: page.now.getTime() };
  return reply
    .code(refused ?? rendered.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .send(template.write(rendered, boot));
}

/**
 * A read that fails leaves a gap that the page itself explains; it does not take the page down. Without a database
 * there is no page worth drawing.
 */
async function answerAll(
  calls: readonly PageCall[],
  routes: ReadonlyMap<string, Route>,
  visit: Visit,
  services: Services,
  request: FastifyRequest,
): Promise<{ replies: PageReplies; refusal: Failure | null }> {
  let refusal: Failure | null = null;
  const answers = calls.map(async (call) => {
    try {
      return [[keyOfCall(call), await routes.get(call.path)?.answer(call.body, visit, services)]];
    } catch (error) {
      if (error instanceof Failure && error.kind === 'too-many') refusal = error;
      if (error instanceof DatabaseAway) throw error;
      request.log.warn({ err: error }, `a page could not read ${call.path}`);
      return [];
    }
  });
  // By `keyOfCall`, as the pages look them up.
  const replies = Object.fromEntries((await Promise.all(answers)).flat()) as PageReplies;
  return { replies, refusal };
}
