import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '@aaspaas/contract/failure';
import {
  type LifeActor,
  lifeActors,
  type ListingAction,
  listingActions,
} from '@aaspaas/contract/payments/listing-life';
import { type ListingState, listingStates } from '@aaspaas/contract/payments/states';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, makeShop, putStatus } from '../../../test/make';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import { actOnListing } from './act-on-listing';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

/** Whose action it is, and what becomes of a listing in each status; '-' is refused. */
const lives: Readonly<Record<ListingAction, readonly [LifeActor, Readonly<Record<ListingState, string>>]>> = {
  'submit payment': [
    'owner',
    {
      pending_payment: 'payment_submitted',
      payment_submitted: '-',
      active: 'active',
      expired: 'payment_submitted',
      rejected: 'payment_submitted',
      suspended: 'suspended',
    },
  ],
  'confirm payment': [
    'admin',
    {
      pending_payment: 'active',
      payment_submitted: 'active',
      active: 'active',
      expired: 'active',
      rejected: 'active',
      suspended: 'suspended',
    },
  ],
  'reject payment': [
    'admin',
    {
      pending_payment: '-',
      payment_submitted: 'rejected',
      active: 'active',
      expired: 'rejected',
      rejected: '-',
      suspended: 'suspended',
    },
  ],
  // Without a payment that is rejected or submitted, and with its paid time over.
  'reverse payment': [
    'admin',
    {
      pending_payment: '-',
      payment_submitted: 'expired',
      active: 'expired',
      expired: 'expired',
      rejected: 'expired',
      suspended: 'suspended',
    },
  ],
  expire: [
    'time',
    {
      pending_payment: '-',
      payment_submitted: '-',
      active: 'expired',
      expired: '-',
      rejected: '-',
      suspended: '-',
    },
  ],
  // With its paid time ahead.
  'put back': [
    'time',
    {
      pending_payment: '-',
      payment_submitted: 'active',
      active: '-',
      expired: 'active',
      rejected: 'active',
      suspended: '-',
    },
  ],
  suspend: [
    'admin',
    {
      pending_payment: 'suspended',
      payment_submitted: 'suspended',
      active: 'suspended',
      expired: 'suspended',
      rejected: 'suspended',
      suspended: '-',
    },
  ],
  // Without a payment, and with its paid time over.
  restore: [
    'admin',
    {
      pending_payment: '-',
      payment_submitted: '-',
      active: '-',
      expired: '-',
      rejected: '-',
      suspended: 'expired',
    },
  ],
  extend: [
    'admin',
    {
      pending_payment: '-',
      payment_submitted: '-',
      active: 'active',
      expired: 'active',
      rejected: '-',
      suspended: 'suspended',
    },
  ],
};

const everyChange = listingActions.flatMap((action) =>
  lifeActors.flatMap((by) => listingStates.map((from) => ({ action, by, from }))),
);

interface Written {
  status: string;
  entries: { from: string; to: string }[];
  changes: number;
}

const writtenAbout = (shopId: number) =>
  testApp.db.one<Written>(sql`
    SELECT status, (SELECT count(*) FROM listing_deed WHERE shop_id = ${shopId}) AS changes, coalesce((
      SELECT json_agg(json_build_object('from', detail -> 'from', 'to', detail -> 'to')) FROM audit
      WHERE subject = 'shop' AND subject_id = ${shopId} AND action <> 'put there'), '[]') AS entries
    FROM shop WHERE id = ${shopId}`);

/** What the product refuses; anything else that is thrown is a fault. */
const refusedAs =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof Failure) return value;
    throw error;
  };

/** A listing in the status, whose paid time, if it had any, is over. */
async function listingThatIs(status: ListingState): Promise<number> {
  const { id } = await makeShop(testApp.db, { status, images: 0 });
  if (status !== 'pending_payment')
    await testApp.db.run(sql`UPDATE shop SET paid_until = '2026-03-01T00:00:00Z' WHERE id = ${id}`);
  return id;
}

const payAhead = (shopId: number) =>
  testApp.db.run(sql`
    UPDATE shop SET paid_until = '2027-03-01T00:00:00Z' WHERE id = ${shopId} AND paid_until IS NOT NULL`);

describe('every status × actor × action [D-014]', () => {
  test.each(everyChange)('$action by $by of a listing that is $from', async ({ action, by, from }) => {
    const [whose, outcomes] = lives[action];
    const to = by === whose ? outcomes[from] : '-';
    const shopId = await listingThatIs(from);
    if (action === 'put back') await payAhead(shopId);
    const days = action === 'extend' || action === 'reverse payment' ? 10 : undefined;
    const change = { shopId, action, by, actorId: null, publicUrl: null, ...(days && { days }) };
    const became = await testApp.db
      .transaction((tx) => actOnListing(tx, change, testApp.clock.now()))
      .then((outcome) => outcome.to, refusedAs('-'));
    expect(became).toBe(to);
    const isRefused = to === '-';
    expect(await writtenAbout(shopId)).toEqual({
      status: isRefused ? from : to,
      entries: isRefused ? [] : [{ from, to }],
      changes: isRefused ? 0 : 1,
    });
  });
});

describe('nothing else changes a status [D-014]', () => {
  const pairs = listingStates.flatMap((from) =>
    listingStates.filter((to) => to !== from).map((to) => ({ from, to })),
  );

  test.each(pairs)('the database refuses $from → $to without its entry', async ({ from, to }) => {
    const shopId = await listingThatIs(from);
    await putStatus(testApp.db, shopId, from, { paidUntil: new Date('2027-01-01') });
    await expect(testApp.db.run(sql`UPDATE shop SET status = ${to} WHERE id = ${shopId}`)).rejects.toThrow(
      'the status of a shop changes only with its audit entry',
    );
    expect((await writtenAbout(shopId)).status).toBe(from);
  });

  test('nor does an entry about another shop, or one of long ago, do', async () => {
    const [shopId, other] = [await listingThatIs('active'), await listingThatIs('active')];
    await putStatus(testApp.db, shopId, 'suspended');
    await putStatus(testApp.db, shopId, 'active');
    await putStatus(testApp.db, other, 'suspended');
    await expect(
      testApp.db.run(sql`UPDATE shop SET status = 'suspended' WHERE id = ${shopId}`),
    ).rejects.toThrow('only with its audit entry');
  });
});

describe('a listing begins unpaid [D-014]', () => {
  const others = listingStates.filter((state) => state !== 'pending_payment');
  const inserting = async (status: ListingState) => {
    const { id } = await makeAccount(testApp.db, 'shop');
    return sql`
      INSERT INTO shop (owner_id, kind, name, category_id, latitude, longitude, phone, status, paid_until)
      VALUES (${id}, 'shop', 'Anand Stores', 4, 9.98, 76.28, '+919876543210', ${status}, '2027-01-01')
      RETURNING id`;
  };
  const begin = async (tx: Db, status: ListingState) =>
    (await tx.one<{ id: number }>(await inserting(status))).id;
  const writeDown = (tx: Db, id: number, to: ListingState) =>
    tx.run(sql`
      INSERT INTO audit (action, subject, subject_id, detail)
      VALUES ('put there', 'shop', ${id}, ${JSON.stringify({ to })})`);
  const refusal = 'a shop begins unpaid, or with the audit entry of its status';

  test.each(others)('the database refuses one that begins as %s without its entry', async (status) => {
    await expect(begin(testApp.db, status)).rejects.toThrow(refusal);
    await expect(testApp.db.transaction((tx) => begin(tx, status))).rejects.toThrow(refusal);
    const another = status === 'active' ? 'expired' : 'active';
    const withAnother = testApp.db.transaction(async (tx) => writeDown(tx, await begin(tx, status), another));
    await expect(withAnother).rejects.toThrow(refusal);
  });

  test.each(others)('and takes one as %s with it, in the same transaction', async (status) => {
    const id = await testApp.db.transaction(async (tx) => {
      const shopId = await begin(tx, status);
      await writeDown(tx, shopId, status);
      return shopId;
    });
    expect((await writtenAbout(id)).status).toBe(status);
  });

  test('unpaid it needs none', async () => {
    const id = await begin(testApp.db, 'pending_payment');
    expect(await writtenAbout(id)).toEqual({ status: 'pending_payment', entries: [], changes: 0 });
  });
});

describe('a suspension that is lifted leads to where the listing would be', () => {
  const paidUntil = new Date('2027-01-01');
  const restore = (shopId: number) =>
    testApp.db.transaction((tx) =>
      actOnListing(tx, { shopId, action: 'restore', actorId: null, publicUrl: null }, testApp.clock.now()),
    );
  const withPayment = async (state: string, reason = '') => {
    const { id } = await makeShop(testApp.db, { status: 'pending_payment', images: 0 });
    const settled = state === 'rejected' ? testApp.clock.now() : null;
    await testApp.db.run(sql`
      INSERT INTO payment (shop_id, reference, amount_paise, state, reason, settled_at)
      VALUES (${id}, ${`TEST${String(id).padStart(8, '0')}`}, 50000, ${state}, ${reason}, ${settled})`);
    await putStatus(testApp.db, id, 'suspended', { reason: 'A complaint' });
    return id;
  };

  test('live while it is paid', async () => {
    const { id } = await makeShop(testApp.db, { images: 0 });
    await putStatus(testApp.db, id, 'suspended', { paidUntil });
    expect((await restore(id)).to).toBe('active');
  });

  test.each([
    ['due', 'pending_payment', ''],
    ['submitted', 'payment_submitted', ''],
    ['rejected', 'rejected', 'Rs 50 came instead of Rs 500'],
  ] as const)('with a payment that is %s: %s', async (state, status, reason) => {
    const id = await withPayment(state, reason);
    expect((await restore(id)).to).toBe(status);
    const row = await testApp.db.one(sql`SELECT status_reason FROM shop WHERE id = ${id}`);
    expect(row).toEqual({ status_reason: reason });
  });

  test('and days that are given meanwhile leave the reason of it', async () => {
    const id = await withPayment('due');
    const change = { shopId: id, action: 'extend', days: 10, actorId: null, publicUrl: null } as const;
    await testApp.db.transaction((tx) =>
      actOnListing(tx, { ...change, reason: 'To try again' }, testApp.clock.now()),
    );
    const row = await testApp.db.one(sql`SELECT status_reason FROM shop WHERE id = ${id}`);
    expect(row).toEqual({ status_reason: 'A complaint' });
  });

  test('of two admins at once one restores it, and the other reads why not', async () => {
    const id = await withPayment('due');
    const both = await Promise.allSettled([restore(id), restore(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((each) => each.status === 'rejected');
    expect(String(refused?.reason)).toContain('the listing is waiting for its payment');
    expect((await writtenAbout(id)).changes).toBe(1);
  });
});
