import { expect, it } from 'vitest';
import { reviewView } from './ReviewList';

const record = {
  r_id: 3,
  user_name: 'Asha Nair',
  created_at: '2026-11-13T20:00:00.000Z',
  r_rating: 4,
  r_heading: 'Fresh bread',
  r_comment: 'Every morning.',
};

it('shows what a review record holds: who, when, how many stars, title and body [M-224, M-226]', () => {
  expect(reviewView(record)).toEqual({
    id: 3,
    name: 'Asha Nair',
    // Past midnight in India.
    date: '14 Nov',
    rating: 4,
    text: 'Fresh bread',
    description: 'Every morning.',
  });
});

it.each([
  ['the older field for the name', { user_name: undefined, name: 'Ravi' }, { name: 'Ravi' }],
  ['no name', { user_name: undefined }, { name: 'Anonymous User' }],
  ['a blank name', { user_name: '  ' }, { name: 'Anonymous User' }],
  ['no date', { created_at: undefined }, { date: 'Recent' }],
  ['a date that is none', { created_at: 'yesterday' }, { date: 'Recent' }],
  ['a day of one digit', { created_at: '2026-01-05T06:00:00Z' }, { date: '5 Jan' }],
  ['no heading', { r_heading: '' }, { text: '' }],
  ['no field for one', { r_heading: undefined }, { text: '' }],
  ['more stars than there are', { r_rating: 9 }, { rating: 5 }],
])('knows what to do with %s [M-224, M-226, M-644..M-646, D-106]', (_case, different, shown) => {
  expect(reviewView({ ...record, ...different })).toMatchObject(shown);
});
