import { randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryLength } from '@aaspaas/contract/console/access/rules/code';
import type { Db } from '../../db/open';
import type { Seal } from '../../system/seal';
import { replaceCodes } from './queries';

const howMany = 10;

/** Ten letters of 32 are 50 bits: with the few tries that there are, nobody guesses one. */
const newCode = (): string =>
  Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');

/** Makes the account's recovery codes anew, and gives them as people read them. */
export async function makeCodes(tx: Db, seal: Seal, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await replaceCodes(
    tx,
    accountId,
    codes.map((code) => hashCode(seal, accountId, code)),
  );
  return codes.map((code) => `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`);
}

export const hashCode = (seal: Seal, accountId: number, code: string): Buffer =>
  seal.hash(code, `recovery code ${accountId}`);
