import { expect, test } from 'vitest';
import { complain } from '../../rule-engine/rule';
import { type HeadingList, headingOf } from '../headings';
import { reportRules, reviewRules } from './review';

const incomplete = 'Please provide a rating and write a review';

test.each([
  [0, 'Good', { rating: incomplete }],
  [5, '', { text: incomplete }],
  [5, ' \n\t ', { text: incomplete }],
  [5, '\u200b\u2060\u200d', { text: incomplete }],
  [0, '', { rating: incomplete, text: incomplete }],
  [6, 'Good', { rating: incomplete }],
  [-1, 'Good', { rating: incomplete }],
  [1.5, 'Good', { rating: incomplete }],
  [1, 'x', {}],
  [5, '👍', {}],
  [3, 'നല്ല കട', {}],
  [3, '!', {}],
])('%d stars and %j [M-407, M-308, M-227, M-630]', (rating, text, complaints) => {
  expect(complain(reviewRules, { rating, text, heading: '' })).toEqual(complaints);
});

test('a review has 1000 characters at most, counted as people see them', () => {
  const says = (text: string) => complain(reviewRules, { rating: 4, text, heading: '' }).text;
  expect([says('👍'.repeat(1000)), says('x'.repeat(1000))]).toEqual([undefined, undefined]);
  expect(says('x'.repeat(1001))).toBe('Review must not exceed 1000 characters');
});

test('a review has a heading of 100 characters at most, or none [D-106]', () => {
  const says = (heading: string) => complain(reviewRules, { rating: 4, text: 'Good', heading }).heading;
  expect([says(''), says('x'.repeat(100))]).toEqual([undefined, undefined]);
  expect(says('x'.repeat(101))).toBe('Heading must not exceed 100 characters');
});

test('a report has a reason, of 500 characters at most', () => {
  const says = (reason: string) => complain(reportRules, { reason }).reason;
  expect([says(''), says('  ')]).toEqual(Array(2).fill('Please tell us what is wrong with this review'));
  expect([says('Rude'), says('x'.repeat(500))]).toEqual([undefined, undefined]);
  expect(says('x'.repeat(501))).toBe('Reason must not exceed 500 characters');
});

test.each<[HeadingList, string[]]>([
  [
    'detail',
    [
      'Absolutely amazing experience!',
      'Really good service!',
      'Good overall experience',
      'Could be better',
      'Needs improvement',
    ],
  ],
  [
    'profile',
    ['Excellent service!', 'Great experience!', 'Good service', 'Average experience', 'Needs improvement'],
  ],
])('headings of the %s, from five stars to one [M-631, M-632, M-633]', (list, headings) => {
  expect([5, 4, 3, 2, 1].map((rating) => headingOf(rating, list))).toEqual(headings);
  expect([0, 6].map((rating) => headingOf(rating, list))).toEqual(['', '']);
});
