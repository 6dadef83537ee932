import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sql } from '../src/db/sql';
import { bootApp, type TestApp } from './boot';
import { openBrowser, type TestBrowser } from './browser';
import { makeAccount } from './make';

/** What a test file about wrong passwords works with. */
export interface GuessStage {
  readonly testApp: TestApp;
  /** New for each test, with a device cookie. */
  readonly browser: TestBrowser;
}

/** To be called at the top of a test file: boots the app for all its tests; before each, no guess counts yet. */
export function setUpGuesses(): GuessStage {
  let testApp: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    testApp = await bootApp();
  });
  beforeEach(async () => {
    await testApp.db.run(sql`DELETE FROM throttle`);
    browser = openBrowser(testApp);
    // The first reply sets the device cookie.
    await guess(browser, 'nobody.at.all@example.in', 'wrong');
  });
  afterAll(() => testApp.stop());
  return {
    get testApp() {
      return testApp;
    },
    get browser() {
      return browser;
    },
  };
}

export const guess = (from: TestBrowser, email: string | null, word: string) =>
  from.post('/user/login', { email, password: word });

/** Tries so many wrong passwords one after the other; returns the status of each reply. */
export async function guessTimes(from: TestBrowser, times: number, email: string | null): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await guess(from, email, 'wrong')).status);
  return statuses;
}

/** An account with so many wrong guesses from devices that it does not know. */
export async function makeGuessedAt(testApp: TestApp, tries: number) {
  const account = await makeAccount(testApp.db);
  await testApp.db.run(sql`
    INSERT INTO throttle (key, failures, blocked_until)
    VALUES (${`guess:account:${account.id}`}, ${tries}, ${tries < 100 ? '-infinity' : 'infinity'})`);
  return account;
}
