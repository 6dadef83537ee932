import type { FastifyInstance } from 'fastify';
import { languageOf } from '@aaspaas/contract/languages';
import { ofReplies } from '@aaspaas/contract/words';
import { textsOfReplies, wordsIn } from '../languages/words';
import type { ScriptTexts } from './script-texts';
import { keptRoute } from './route-limits';

/** More than any page has. */
const mostScripts = 50;

/** The words of scripts, which a page loads beside them. Their url changes with them, and with the scripts. */
export function serveWords(app: FastifyInstance, texts: ScriptTexts): void {
  app.get<{ Params: { code: string }; Querystring: { of?: string } }>(
    '/words/:code.json',
    keptRoute,
    async ({ params, query }, reply) => {
      const language = languageOf(params.code);
      if (!language) return reply.callNotFound();
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      const wanted = String(query.of)
        .split(',', mostScripts)
        .flatMap((script) => (script === ofReplies ? [...textsOfReplies()] : texts.ofScript(script)));
      return wordsIn(language).pick(wanted);
    },
  );
}
