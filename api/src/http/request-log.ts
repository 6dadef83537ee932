import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that was asked for, such as '/shop/:id'. */
    pagePattern: string | null;
  }
}

/** Longer than people like to wait. */
const usualSlowMs = 1000;

/** Tells requests apart also where several processes write into one log. */
export function requestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${process}-${(count += 1)}`;
}

/** One line for each request: a warning where it was slow, else information. Failures have a line of their own. */
export function logRequests(app: FastifyInstance, slowMs = usualSlowMs): void {
  app.decorateRequest('pagePattern', null);
  const isInfoLogged = ['info', 'debug', 'trace'].includes(app.log.level);
  app.addHook('onResponse', (request, reply, done) => {
    const isSlow = reply.elapsedTime >= slowMs && reply.statusCode < 500 && !isUpload(request);
    // In production most requests are not logged, so no entry is made for them.
    if (isSlow) request.log.warn(requestFacts(request, reply, reply.statusCode), 'slow request');
    else if (isInfoLogged)
      request.log.info(requestFacts(request, reply, reply.statusCode), 'request completed');
    done();
  });
}

/** Photos take as long as the phone's network needs. */
const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

/** What the log may know of a request: nothing that the visitor has written, not even the path. */
export const requestFacts = (request: FastifyRequest, reply: FastifyReply, status: number) => ({
  method: request.method,
  route: patternOf(request),
  status,
  ms: Math.round(reply.elapsedTime),
});

/** '/shop/:id', never '/shop/12'; 'none' where no page has the url. */
export const patternOf = (request: FastifyRequest): string =>
  request.pagePattern || (request.routeOptions.url ?? 'none');
