import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '../system/turns';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id. Each hash takes 19 MiB of memory, so only two run at once and a limited number wait. */
const inTurn = takeTurns({ mostAtOnce: 2, mostWaiting: 256 });

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let hashOfNothing: Promise<string> | null = null;

/**
 * Takes the same time when there is no account or it has no password yet, so that the time does not tell which emails
 * have an account.
 */
export function passwordMatches(
  storedHash: string | null,
  password: string,
  /** Senders take turns, so that one who floods the door holds up nobody else. */
  sender = '',
): Promise<boolean> {
  const check = async () => {
    hashOfNothing ??= hash('no account has this password', cost);
    const isRight = await verify(storedHash || (await hashOfNothing), password);
    return Boolean(storedHash) && isRight;
  };
  return inTurn(check, { sender });
}

/** Whether the hash was made with older, cheaper settings. */
export const needsRehash = (storedHash: string): boolean =>
  !storedHash.includes(`m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`);
