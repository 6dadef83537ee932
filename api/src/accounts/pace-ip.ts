import { says } from '@aaspaas/contract/says';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '../db/open';
import { networkOf } from '../http/network';
import { ipKey, tooMany } from '../http/throttle';
import { hasTried, type Pace, waitBefore } from '../http/throttle-queries';
import { type InTurn, takeTurns } from '../system/turns';

/** After this many wrong passwords in an hour, an ip may try ten times a second. It is slowed down, not locked out. */
const mostOfIp = 300;
const second = 1000;
/** More than five, so that a guesser with three hundred names a minute shuts nobody out; it is a third of a processor. */
const aSecond = 10;
const slowly: Pace = { from: aSecond, firstWaitMs: second, longestWaitMs: second, windowMs: second };

/** Who comes last waits ten seconds, which people still do. */
const longestWaitMs = 10 * second;
const mostWaiting = (longestWaitMs / second) * aSecond;
const mostWaitingOfOneName = 2;
/** Other processes of the server give turns to the same ip. */
const mostRounds = 3;

interface Line {
  readonly inTurn: InTurn;
  inIt: number;
}

/** By network; only those in which somebody waits. */
const lines = new Map<string, Line>();

/**
 * Thousands of people may share an ip: right passwords still get in, but nobody can keep us busy with hashing. The names
 * take turns, so that whoever floods one of them holds up the others by a moment each.
 */
export async function paceIp(db: Db, ip: string, name: string): Promise<void> {
  if (!(await hasTried(db, ipKey('password', ip), mostOfIp))) return;
  const key = networkOf(ip);
  const line = lines.get(key) ?? openLine();
  lines.set(key, line);
  line.inIt += 1;
  try {
    await line.inTurn(() => takeTurn(db, ip), { sender: name });
  } finally {
    line.inIt -= 1;
    if (line.inIt === 0) lines.delete(key);
  }
}

const openLine = (): Line => ({
  inTurn: takeTurns({
    mostAtOnce: 1,
    mostWaiting,
    mostWaitingOfOne: mostWaitingOfOneName,
    refusal: () => manyWrong(longestWaitMs),
  }),
  inIt: 0,
});

async function takeTurn(db: Db, ip: string): Promise<void> {
  let waitMs = 0;
  for (let round = 0; round < mostRounds; round++) {
    waitMs = await waitBefore(db, ipKey('password-pace', ip), slowly);
    if (waitMs === 0) return;
    await setTimeout(waitMs);
  }
  throw manyWrong(waitMs);
}

const manyWrong = (waitMs: number) => tooMany(waitMs, says('Many wrong passwords came from your network.'));
