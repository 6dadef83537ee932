import { hash, verify } from '@node-rs/argon2';
import { Failure } from '@aaspaas/contract/failure';

/** argon2id; each hash takes 19 MiB, so only a few run at once and only so many wait. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostAtOnce = 2;
const mostWaiting = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) {
      throw new Failure('busy', 'We are very busy right now. Please try again in a minute.', {
        retryAfterSeconds: 60,
      });
    }
    await new Promise<void>((resolve) => void waiting.push(resolve));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let hashOfNothing: Promise<string> | null = null;

/** Takes as long for an account that does not exist, so that the time does not tell which addresses do. */
export function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    hashOfNothing ??= hash('no account has this password', cost);
    const isRight = await verify(storedHash ?? (await hashOfNothing), password);
    return storedHash !== null && isRight;
  });
}

/** True for hashes made with an older, cheaper setting. */
export const needsRehash = (storedHash: string): boolean =>
  !storedHash.includes(`m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`);
