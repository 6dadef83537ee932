import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReplyOf } from '@aaspaas/contract/call';
import { countTap } from '@aaspaas/contract/shops/calls';
import { says } from '@aaspaas/contract/says';
import { bootApp, type TestApp } from '../../test/boot';
import { sql } from '../db/sql';
import { openJobBook } from '../system/job-book';
import { openSeal } from '../system/seal';
import { guestVisit } from './calls';
import { openListLimits } from './list-limits';
import { route, type Services } from './route';
import { openSharedReplies } from './shared-replies/shared-replies';
import { openWorkLimits } from './work-limits';
import { openUploadGate } from './uploads/upload-gate';

let testApp: TestApp;
let services: Services;
let isCheckDue = true;

beforeAll(async () => {
  testApp = await bootApp();
  const { db, clock, photoStore } = testApp;
  const uploadGate = openUploadGate({ photoStore, clock });
  const [limits, jobBook] = [openListLimits(clock), openJobBook()];
  const shared = openSharedReplies({ mostBytes: 1e6, isHearing: () => false, timer: performance });
  const seal = openSeal(Buffer.alloc(32));
  services = {
    db,
    reads: db,
    clock,
    photoStore,
    publicUrl: () => '',
    limits,
    work: openWorkLimits({ clock, timer: performance }),
    uploadGate,
    jobBook,
    startedAt: clock.now(),
    hasMailServer: true,
    newestBackup: async () => null,
    databaseBehind: () => null,
    seal,
    shared,
    checks: { isDue: () => isCheckDue },
  };
});
afterAll(() => testApp.stop());
beforeEach(() => testApp.db.script('DELETE FROM idempotency_key'));

let sent = 0;
const newKey = () => `key-number-${++sent}`;

const body = { sh_id: 1, action: 'call' };
const kept = () => testApp.db.many(sql`SELECT reply FROM idempotency_key`);

describe.each([
  ['at the end', false],
  ['before it is kept for a second sending', true],
])('a reply is held against its shape, %s', (_, isKept) => {
  const answer = (reply: object, retryKey: string) => {
    // What a handler gets past its type, such as a row with more columns than it thinks.
    const wrong = reply as ReplyOf<typeof countTap>;
    const made = route(countTap, ({ write }) => (isKept ? write(async () => wrong) : Promise.resolve(wrong)));
    return made.answer(body, guestVisit('127.0.0.1'), services, { retryKey });
  };

  test('what was not declared is dropped', async () => {
    const key = newKey();
    const declared = { result: true, message: 'Counted' };
    for (let times = 0; times < 2; times++)
      expect(await answer({ ...declared, secret: 'x' }, key)).toEqual(declared);
    expect(await kept()).toEqual(isKept ? [{ reply: declared }] : []);
  });

  test('one that does not fit fails, and nothing of it is kept', async () => {
    const before = await kept();
    await expect(answer({ result: true }, newKey())).rejects.toThrow(
      'the reply of /aaspaas/shop/count/tap does not fit its shape',
    );
    expect(await kept()).toEqual(before);
  });
});

test('a message with parameters is text, with what it was filled from', async () => {
  const message = says('{n} are {what}', { n: 2, what: says('counted') });
  const made = route(countTap, async () => ({ result: true, message }));
  const reply = await made.answer(body, guestVisit('127.0.0.1'), services);
  expect(JSON.parse(JSON.stringify(reply))).toEqual({
    result: true,
    message: '2 are counted',
    template: '{n} are {what}',
    params: { n: 2, what: { template: 'counted', params: {} } },
  });
});

describe('a reply that guests share', () => {
  const making = { dependsOn: () => {}, eachTime: () => {}, onlyOnce: () => {}, isOld: () => {} };
  const declared = { result: true, message: 'Counted' };
  const answer = (reply: object) =>
    route(countTap, () => Promise.resolve(reply as ReplyOf<typeof countTap>)).answer(
      body,
      guestVisit('127.0.0.1'),
      services,
      { making },
    );

  test.each([
    ['has more than its shape says', { ...declared, secret: 'x' }],
    ['has another order than its shape', { message: 'Counted', result: true }],
    ['does not fit', { result: true }],
  ])('fails when it is checked and %s', async (_, wrong) => {
    isCheckDue = true;
    await expect(answer(wrong)).rejects.toThrow('the reply of /aaspaas/shop/count/tap');
  });

  test('has the same bytes whether it is checked or not', async () => {
    for (const isDue of [true, false]) {
      isCheckDue = isDue;
      expect(JSON.stringify(await answer(declared))).toBe(JSON.stringify(declared));
    }
  });
});
