import type { FastifyInstance } from 'fastify';
import { type Facts, inWords, type Words } from '@aaspaas/contract/says';
import { languageAsked, wordsIn } from '../languages/words';

/** What a reply tells people, if it does: a message, and of a failure also one for each field. */
interface Telling extends Partial<Facts> {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly said?: Readonly<Record<string, Facts>>;
}

/** Replies are made in English and say the same in the language of the page that asked. Shared ones carry facts. */
export function sayReplies(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const { words, version } = wordsIn(languageAsked(request.headers['accept-language']));
    // Objects of any other form are left as they are.
    done(null, version && isTelling(payload) ? inLanguage(payload, words) : payload);
  });
}

const isTelling = (payload: unknown): payload is Telling =>
  typeof payload === 'object' && payload !== null && 'message' in payload;

function inLanguage(reply: Telling, words: Words): Telling {
  const { message = '', template, params, fields, said } = reply;
  return {
    ...reply,
    message: template !== undefined && params ? inWords({ template, params }, words) : words(message),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [field, inWords(said?.[field] ?? text, words)]),
      ),
    }),
  };
}
