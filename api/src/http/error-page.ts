import type { FastifyReply, FastifyRequest } from 'fastify';
import { product } from '@aaspaas/contract/product';
import { asFailure, beginFailure } from './failures';

/** Of nothing but itself: whatever is broken, this is not. */
const pageThatSays = (sentence: string): string =>
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="color-scheme" content="light dark"><title>${product.name}</title></head>` +
  `<body><h1>${sentence}</h1><p><a href="">Try again</a></p></body></html>`;

const somethingWentWrong = 'Something went wrong, please try again.';

/** For people who ask for a page that cannot be drawn: calls are answered with JSON, which is nothing to look at. */
export function showTrouble(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = asFailure(error);
  request.log.error({ err: error }, 'page failed');
  void beginFailure(reply, failure)
    .type('text/html; charset=utf-8')
    .send(pageThatSays(failure.kind === 'busy' ? failure.message : somethingWentWrong));
}
