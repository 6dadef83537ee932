import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import { deliverySides, shownStates } from '@aaspaas/contract/deliveries/moves';
import { deliveryView } from './delivery-view';

const record: DeliveryRecord = {
  d_id: 1,
  d_state: 'requested',
  d_steps: [{ state: 'requested', at: '2026-03-16T20:00:00Z' }],
  d_version: 1,
  d_created_at: '2026-03-16T06:30:00Z',
  d_changed_at: '2026-03-16T06:30:00Z',
  sh_id: 9,
  sh_name: 'Anand Stores',
  pickup_address: '12 Main Road',
  drop_address: '4 Park Lane',
  note: 'Ring twice',
  u_name: 'Ravi Nair',
  u_mobile: '+919876543210',
  u_whatsapp_contact: null,
  u_profile_pic: '/r.webp',
  r_rating: null,
  r_comment: null,
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-16T06:35:00Z') }));
afterEach(() => void vi.useRealTimers());

test('each side has its own moves in each state; only customers rate, and ask another agent', () => {
  const table = deliverySides.flatMap((side) =>
    shownStates.map((d_state) => {
      const { says, moves, canRate, canAskAnother } = deliveryView({ ...record, d_state }, side);
      return [side, says, moves.join(), canRate && 'rate', canAskAnother && 'ask another']
        .filter(Boolean)
        .join(' · ');
    }),
  );
  expect(table).toEqual([
    'customer · Waiting for an answer · cancel',
    'customer · Accepted · cancel',
    'customer · Declined · ask another',
    'customer · Done · rate',
    'customer · Cancelled',
    'customer · No answer · ask another',
    'agent · Waiting for an answer · accept,decline',
    'agent · Accepted · finish,cancel',
    'agent · Declined',
    'agent · Done · reopen',
    'agent · Cancelled',
    'agent · No answer',
  ]);
});

test.each([
  ['2026-03-16T06:39:59Z', null, true],
  ['2026-03-16T06:40:00Z', null, false],
  ['2026-03-16T06:31:00Z', 5, false],
])('at %s, rated %s, what was done at 06:30 can be taken back: %s', (now, r_rating, can) => {
  vi.setSystemTime(now);
  const { moves } = deliveryView({ ...record, d_state: 'done', r_rating }, 'agent');
  expect(moves.includes('reopen')).toBe(can);
});

test.each([
  ['2026-03-16T06:35:00Z', false],
  ['2026-03-16T06:35:01Z', true],
])('at %s who asked at 06:30 may ask another agent: %s', (now, may) => {
  vi.setSystemTime(now);
  expect(deliveryView(record, 'customer').canAskAnother).toBe(may);
  expect(deliveryView(record, 'agent').canAskAnother).toBe(false);
});

test.each([
  [{}, 'Anand Stores, 12 Main Road'],
  [{ sh_name: null }, '12 Main Road'],
  [{ pickup_address: '' }, 'Anand Stores'],
])('with %j it comes from: %s', (different, from) => {
  expect(deliveryView({ ...record, ...different }, 'customer').from).toBe(from);
});

test('the rest stands where it belongs, and the hour is one of India', () => {
  const { name, phone, photoUrl, to, note, steps, rating, comment } = deliveryView(
    { ...record, r_rating: 4, r_comment: 'Quick' },
    'customer',
  );
  expect([name, phone, photoUrl, to, note, steps, rating, comment]).toEqual([
    'Ravi Nair',
    '+919876543210',
    '/r.webp',
    '4 Park Lane',
    'Ring twice',
    [{ says: 'Asked', when: '17 Mar, 1:30 AM' }],
    4,
    'Quick',
  ]);
});
