import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '@aaspaas/contract/failure';
import { product } from '@aaspaas/contract/product';
import { asFailure } from './failures';

/** Of nothing but itself: whatever is broken, this is not. */
const page =
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="color-scheme" content="light dark"><title>${product.name}</title></head>` +
  '<body><h1>Something went wrong, please try again.</h1><p><a href="">Try again</a></p></body></html>';

/** For people who ask for a page that cannot be drawn: calls are answered with JSON, which is nothing to look at. */
export function showTrouble(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ err: error }, 'page failed');
  void reply
    .code(statusOf[asFailure(error).kind])
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
