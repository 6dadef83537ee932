import { createHash } from 'node:crypto';
import { Failure } from '@aaspaas/contract/failure';
import { type Said, says } from '@aaspaas/contract/says';
import { networkOf } from './network';
import type { Pace } from './throttle-queries';

const hourMs = 60 * 60_000;

export function tooMany(waitMs: number, why = says('Too many attempts.')): Failure {
  const seconds = Math.ceil(waitMs / 1000);
  return new Failure('too-many', says('{why} Please try again in {time}.', { why, time: sayWait(seconds) }), {
    retryAfterSeconds: seconds,
  });
}

function sayWait(seconds: number): Said {
  if (seconds === 1) return says('1 second');
  if (seconds < 120) return says('{n} seconds', { n: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? says('{n} minutes', { n: minutes })
    : says('{n} hours', { n: Math.ceil(minutes / 60) });
}

/** A key for typed text. Hashed, because the table should not be a list of people's emails and phone numbers. */
export const fingerprint = (typed: string): string =>
  createHash('sha256').update(typed).digest('base64url').slice(0, 22);

/**
 * Indian carriers put thousands of people behind one ip, so an ip may try often, and its count begins anew every hour.
 */
export const ipKey = (purpose: string, ip: string): string => `${purpose}-ip:${networkOf(ip)}`;

/** How many tries one ip has in an hour, and how long it waits when they are used up. */
export const anHour = (tries: number, longestWaitMs = hourMs): Pace => ({
  from: tries,
  firstWaitMs: 60_000,
  longestWaitMs,
  windowMs: hourMs,
});
