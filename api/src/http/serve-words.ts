import type { FastifyInstance } from 'fastify';
import { languageOf } from '@aaspaas/contract/languages';
import { wordsIn } from '../languages/words';
import type { ScriptTexts } from './script-texts';
import { keptRoute } from './route-limits';

/** The words of a script that a page loads later. Their url changes with them, and with the script. */
export function serveWords(app: FastifyInstance, texts: ScriptTexts): void {
  app.get<{ Params: { code: string; script: string } }>(
    '/words/:code/:script.json',
    keptRoute,
    async ({ params }, reply) => {
      const language = languageOf(params.code);
      if (!language) return reply.callNotFound();
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      return wordsIn(language).pick(texts.ofScript(params.script));
    },
  );
}
