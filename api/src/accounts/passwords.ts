import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '../system/turns';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id; each hash takes 19 MiB, so only a few run at once and only so many wait. */
const inTurn = takeTurns({ mostAtOnce: 2, mostWaiting: 256 });

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let hashOfNothing: Promise<string> | null = null;

/**
 * Takes as long for an account that does not exist or has no password yet, so that the time does not tell which
 * addresses have one.
 */
export function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    hashOfNothing ??= hash('no account has this password', cost);
    const isRight = await verify(storedHash || (await hashOfNothing), password);
    return Boolean(storedHash) && isRight;
  });
}

/** True for hashes made with an older, cheaper setting. */
export const needsRehash = (storedHash: string): boolean =>
  !storedHash.includes(`m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`);
