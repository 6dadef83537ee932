import { readCode, type TypedCode } from '@aaspaas/contract/console/access/rules/code';
import { Failure } from '@aaspaas/contract/failure';
import { noteProvenDevice } from '../../accounts/device-queries';
import { recordSecurityEvent } from '../../audit/security-queries';
import type { Db } from '../../db/open';
import { recoveryCodeUsedLetter, wrongCodesLetter } from '../../mail/letters/admins';
import { countCode } from './count-codes';
import { type Caller, ownerOf, wrongCode } from './enrol';
import { markProven, readSecret, readState, takeCode, takeStep } from './queries';
import { hashCode } from './recovery-codes';
import { tell } from './tell';
import { stepOf } from './time-codes';

/** The owner is told of this many wrong codes in a row. */
const toldAfter = 5;

/** Gives the second factor in the caller's session, or throws what is wrong with the code. */
export async function prove(caller: Caller, typed: string): Promise<void> {
  const { db, actor, clock } = caller;
  const { accountId } = actor;
  const code = readCode(typed);
  if (!code) throw wrongCode('Enter the 6 digits of your app, or a recovery code.');
  const counted = await countCode(caller);
  const wrong = await db.transaction((tx) => accept(tx, caller, code));
  if (!wrong) return counted.right();
  await recordWrong(db, accountId, counted.tries, clock.now());
  throw wrong;
}

/** Resolves to what is wrong, so that nothing is written then. */
async function accept(tx: Db, caller: Caller, typed: TypedCode): Promise<Failure | null> {
  const { actor, visit, clock } = caller;
  const { accountId } = actor;
  const now = clock.now();
  const wrong = await (typed.isRecovery ? spendCode : spendStep)(tx, caller, typed.code);
  if (wrong) return wrong;
  await markProven(tx, visit.sessionToken ?? '', now);
  await noteProvenDevice(tx, accountId, visit.knowDevice(), now);
  const event = typed.isRecovery ? 'recovery code used' : 'two-step passed';
  await recordSecurityEvent(tx, { accountId, event }, now);
  return null;
}

/** After a restore on another machine, whose key is another one. */
const sealedElsewhere =
  'Your second step was set up on another server and does not work here. It has to be reset at the machine: npm run admin:reset-two-step.';

async function spendStep(tx: Db, { actor, clock, seal }: Caller, code: string): Promise<Failure | null> {
  const { accountId } = actor;
  const sealed = await readSecret(tx, accountId);
  if (!sealed) throw new Failure('missing', 'Please set up the second step of your login first.');
  const secret = seal.open(sealed, ownerOf(accountId));
  if (!secret) throw new Failure('gone', sealedElsewhere);
  const step = stepOf(secret, code, clock.now());
  if (step === null) return wrongCode('This code is not right. Enter the one that your app shows now.');
  if (await takeStep(tx, accountId, step)) return null;
  return wrongCode('This code has been used. Wait for the next one.');
}

async function spendCode(tx: Db, { actor, clock, seal }: Caller, code: string): Promise<Failure | null> {
  const { accountId } = actor;
  const isSpent = await takeCode(tx, accountId, hashCode(seal, accountId, code), clock.now());
  if (!isSpent) return wrongCode('This recovery code is not right, or has been used.');
  const { codes_left } = await readState(tx, accountId);
  await tell(tx, accountId, (to) => recoveryCodeUsedLetter(to, codes_left), clock.now());
  return null;
}

async function recordWrong(db: Db, accountId: number, tries: number, now: Date): Promise<void> {
  await recordSecurityEvent(db, { accountId, event: 'two-step failed', detail: { tries } }, now);
  if (tries === toldAfter) await tell(db, accountId, wrongCodesLetter, now);
}
