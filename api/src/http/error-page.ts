import type { FastifyReply, FastifyRequest } from 'fastify';
import { escape } from '@aaspaas/contract/escape';
import { readPrefix } from '@aaspaas/contract/languages';
import { product } from '@aaspaas/contract/product';
import { inWords, type Sentence } from '@aaspaas/contract/says';
import { type LanguageWords, wordsIn } from '../languages/words';
import { asFailure, beginFailure, logFailure } from './failures';

/** Needs no script, style sheet or database, so it can always be shown. */
const pageWith = (message: Sentence, { language, words }: LanguageWords): string =>
  `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="color-scheme" content="light dark"><title>${product.name}</title></head>` +
  `<body><h1>${escape(inWords(message, words))}</h1><p><a href="">${words('Try again')}</a></p></body></html>`;

/** Failures whose message says what to do. */
const saidKinds: ReadonlySet<string> = new Set(['busy', 'too-many']);

const somethingWentWrong = 'Something went wrong, please try again.';

/** Shown instead of a page that cannot be drawn. Failed calls get JSON. */
export function showErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = asFailure(error);
  const spoken = wordsIn(readPrefix(request.url).language);
  logFailure(error, failure, request, reply);
  void beginFailure(reply, failure)
    .type('text/html; charset=utf-8')
    .send(pageWith(saidKinds.has(failure.kind) ? failure.says : somethingWentWrong, spoken));
}
