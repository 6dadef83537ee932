import { sql } from '../src/db/sql';
import type { TestApp } from './boot';
import type { TestBrowser } from './browser';
import { makeAccount } from './make';

export const guess = (from: TestBrowser, email: string | null, word: string) =>
  from.post('/user/login', { email, password: word });

/** How so many wrong passwords, one after the other, are answered. */
export async function guessTimes(from: TestBrowser, times: number, email: string | null): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await guess(from, email, 'wrong')).status);
  return statuses;
}

/** An account with so many wrong tries on devices that it does not know. */
export async function makeGuessedAt(house: TestApp, tries: number) {
  const account = await makeAccount(house.db);
  await house.db.run(sql`
    INSERT INTO throttle (key, failures, blocked_until)
    VALUES (${`guess:account:${account.id}`}, ${tries}, ${tries < 100 ? '-infinity' : 'infinity'})`);
  return account;
}
