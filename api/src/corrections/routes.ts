import { addCorrection } from '@aaspaas/contract/corrections/calls';
import { correctionRules } from '@aaspaas/contract/corrections/rules/correction';
import { dayMs } from '@aaspaas/contract/durations';
import { Failure } from '@aaspaas/contract/failure';
import { english, languageOf } from '@aaspaas/contract/languages';
import { says } from '@aaspaas/contract/says';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { largeNetworkOf } from '../http/network';
import { route, type Visit } from '../http/route';
import { fingerprint, tooMany } from '../http/throttle';
import { type Pace, waitBefore } from '../http/throttle-queries';
import * as queries from './queries';

const aDay = (from: number): Pace => ({ from, firstWaitMs: dayMs, longestWaitMs: dayMs, windowMs: dayMs });

export const correctionRoutes = [
  route(addCorrection, async ({ db, body, visit, clock }) => {
    const { path, wrong, better } = body;
    const language = languageOf(body.language);
    if (!language || language === english || !path.startsWith('/'))
      throw new Failure('invalid', 'Only pages in another language than English can be put right here.');
    checkRules(correctionRules, body);
    await countWriting(db, visit);
    const correction = { language: language.code, path, wrong: wrong.trim(), better: better.trim() };
    await queries.addCorrection(db, correction, clock.now());
    return { result: true, message: 'Thank you. We will look at these words.' };
  }),
];

/** Somebody who reads many pages with care may send dozens; a carrier has many such people behind one network. */
async function countWriting(db: Db, { ip, userAgentHash }: Visit): Promise<void> {
  const device = await waitBefore(db, `correction:${fingerprint(`${ip} ${userAgentHash}`)}`, aDay(50));
  const wait = device || (await waitBefore(db, `correction-network:${largeNetworkOf(ip)}`, aDay(200)));
  if (wait > 0) throw tooMany(wait, says('You sent many corrections.'));
}
