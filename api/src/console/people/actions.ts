import {
  deletePerson,
  endPersonSessions,
  releasePhone,
  unlockPerson,
} from '@aaspaas/contract/console/people/calls';
import { Failure } from '@aaspaas/contract/failure';
import { eraseAccount } from '../../accounts/delete-accounts';
import { route } from '../../http/route';
import { accountDeletedLetter } from '../../mail/letters/by-admin';
import { languageOfAccount, queueMail } from '../../mail/queries';
import { readSettings } from '../../settings/queries';
import { hold, logOut, unlock } from './access';
import { setNumberFree } from './release-phone';

export const personActions = [
  route(unlockPerson, async ({ db, body, actor, clock }) => {
    await db.transaction((tx) => unlock(tx, body.id, actor.accountId, clock.now()));
    return { result: true, message: 'The account is unlocked. The person can try the password again.' };
  }),

  route(endPersonSessions, async ({ db, body, actor, clock }) => {
    await db.transaction((tx) => logOut(tx, body.id, actor.accountId, clock.now()));
    return { result: true, message: 'The person is logged out on all devices.' };
  }),

  route(releasePhone, async ({ db, body, actor, clock }) => {
    const message = await db.transaction(async (tx) => {
      const { phone } = await hold(tx, body.id);
      if (phone === null) throw new Failure('taken', 'This account has no mobile number.');
      const options = { phone, removesAccount: false, actorId: actor.accountId };
      return setNumberFree(tx, options, clock.now());
    });
    return { result: true, message };
  }),

  route(deletePerson, async ({ db, body, actor, clock }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const { id, role, email } = await hold(tx, body.id);
      const language = await languageOfAccount(tx, id);
      const detail = { by: 'operator', why: 'asked for' };
      const about = { subject: 'account', subjectId: id, detail } as const;
      await eraseAccount(tx, actor, { accountId: id, roles: [role], about }, now);
      if (email === null) return;
      const { support_phone: support } = await readSettings(tx);
      // The account of this mail is deleted.
      await queueMail(tx, null, { ...accountDeletedLetter(email, support), language }, now);
    });
    return { result: true, message: 'The account is deleted with all that belonged to it.' };
  }),
];
