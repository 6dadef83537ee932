import type { FastifyReply, FastifyRequest } from 'fastify';
import { product } from '@aaspaas/contract/product';
import { asFailure, beginFailure, logFailure } from './failures';

/** Needs no script, style sheet or database, so it can always be shown. */
const pageWith = (message: string): string =>
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="color-scheme" content="light dark"><title>${product.name}</title></head>` +
  `<body><h1>${message}</h1><p><a href="">Try again</a></p></body></html>`;

/** Failures whose message says what to do. */
const saidKinds: ReadonlySet<string> = new Set(['busy', 'too-many']);

const somethingWentWrong = 'Something went wrong, please try again.';

/** Shown instead of a page that cannot be drawn. Failed calls get JSON. */
export function showErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = asFailure(error);
  logFailure(error, failure, request, reply);
  void beginFailure(reply, failure)
    .type('text/html; charset=utf-8')
    .send(pageWith(saidKinds.has(failure.kind) ? failure.message : somethingWentWrong));
}
