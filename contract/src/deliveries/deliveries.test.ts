import { expect, test } from 'vitest';
import { asking } from '../rule-engine/rule-testing';
import { agentRatingRules, type DeliveryForm, deliveryRules } from './rules/delivery';
import { deliveryMoves, deliverySides, deliveryStates, movesIn, stateAfter, statesBefore } from './moves';

test('who may do what in which state', () => {
  const table = deliveryStates.map((state) => [state, movesIn(state, 'customer'), movesIn(state, 'agent')]);
  expect(table).toEqual([
    ['requested', ['cancel'], ['accept', 'decline']],
    ['accepted', ['cancel'], ['finish', 'cancel']],
    ['declined', [], []],
    ['done', [], ['reopen']],
    ['cancelled', [], []],
  ]);
});

test('no move leads back to its own state', () => {
  for (const move of deliveryMoves)
    for (const side of deliverySides) expect(statesBefore(move, side)).not.toContain(stateAfter[move]);
});

const good: DeliveryForm = {
  pickupShopId: null,
  pickupAddress: '12 Main Road',
  dropAddress: '4 Park Lane',
  note: '',
};
const says = asking<DeliveryForm>(deliveryRules, good);

test.each([
  ['pickupAddress', '', 'Please choose a shop or enter a pickup address'],
  ['pickupAddress', 'Home', 'Pickup address must be at least 5 characters'],
  ['pickupAddress', 'a'.repeat(201), 'Pickup address must not exceed 200 characters'],
  ['dropAddress', ' ', 'Drop address is required'],
  ['dropAddress', 'Home', 'Drop address must be at least 5 characters'],
  ['dropAddress', 'a'.repeat(201), 'Drop address must not exceed 200 characters'],
  ['dropAddress', 'വീട്, കൊച്ചി', null],
  ['note', 'a'.repeat(301), 'Note must not exceed 300 characters'],
  ['note', '', null],
] as const)('%s %j: %s', (field, value, sentence) => {
  expect(says(field, value)).toBe(sentence);
});

test('a shop needs no pickup address', () => {
  expect(asking<DeliveryForm>(deliveryRules, { ...good, pickupShopId: 16 })('pickupAddress', '')).toBeNull();
});

test('a rating needs a star', () => {
  const ask = asking(agentRatingRules, { rating: 5, comment: '' });
  expect([0, 1, 5].map((rating) => ask('rating', rating))).toEqual([
    'Please choose a number of stars',
    null,
    null,
  ]);
  expect(ask('comment', 'a'.repeat(1001))).toBe('Your words must not exceed 1000 characters');
});
