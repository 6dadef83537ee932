import {
  confirmTwoStep,
  makeRecoveryCodes,
  offerTwoStep,
  proveTwoStep,
  readTwoStep,
} from '@aaspaas/contract/console/access/calls';
import { firstCodeRules, readCode } from '@aaspaas/contract/console/access/rules/code';
import { Failure } from '@aaspaas/contract/failure';
import { recordSecurityEvent } from '../../audit/security-queries';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { adminRoutes } from './admins';
import { confirmFirst, offer } from './enrol';
import { logRoutes } from './log';
import { prove } from './prove';
import { readState } from './queries';
import { makeCodes } from './recovery-codes';

export const accessRoutes = [
  ...adminRoutes,
  ...logRoutes,

  route(readTwoStep, async ({ actor, db }) => {
    const { on_since, codes_left } = await readState(db, actor.accountId);
    return { result: true, on_since: on_since?.toISOString() ?? null, codes_left };
  }),

  route(offerTwoStep, async (context) => ({
    result: true,
    ...(await offer(context, context.body.password)),
  })),

  route(confirmTwoStep, async (context) => {
    checkRules(firstCodeRules, context.body);
    const code = readCode(context.body.code)?.code ?? '';
    return { result: true, codes: await confirmFirst(context, code) };
  }),

  route(proveTwoStep, async (context) => {
    await prove(context, context.body.code);
    const { codes_left } = await readState(context.db, context.actor.accountId);
    return { result: true, codes_left };
  }),

  route(makeRecoveryCodes, async ({ actor, db, clock, seal }) => {
    const { accountId } = actor;
    const codes = await db.transaction(async (tx) => {
      if (!(await readState(tx, accountId)).on_since)
        throw new Failure('missing', 'Please set up the second step of your login first.');
      await recordSecurityEvent(tx, { accountId, event: 'recovery codes made' }, clock.now());
      return makeCodes(tx, seal, accountId);
    });
    return { result: true, codes };
  }),
];
