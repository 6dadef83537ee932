import { describe, expect, test } from 'vitest';
import { compact, distance, openNearIndex, windowsOf } from './near-references';

const reference = 'K7MQ2XW9RTYB';
const find = openNearIndex([reference, 'AAAABBBBCCCC', 'AAAABBBBCCDD']);

test('a narration is searched without what banks and people put between', () => {
  expect(compact('upi/k7mq-2xw9 rtyb*')).toBe('UPIK7MQ2XW9RTYB');
  expect(windowsOf(`X${reference}Y`)).toEqual([
    `X${reference.slice(0, -1)}`,
    reference,
    `${reference.slice(1)}Y`,
  ]);
  expect(windowsOf(reference)).toEqual([reference]);
  expect(windowsOf(reference.slice(1))).toEqual([]);
});

test.each([
  ['the same', 'plumber', 'plumber', 0],
  ['one letter changed', 'plumber', 'plumbar', 1],
  ['one missing', 'plumber', 'plumer', 1],
  ['one too many', 'plumber', 'plummber', 1],
  ['two turned round', 'plumber', 'plubmer', 2],
  ['nothing alike', 'abc', 'xyz', 3],
  ['nothing at all', '', 'abc', 3],
])('%s: %s and %s differ by %i', (_what, one, other, errors) => {
  expect([distance(one, other), distance(other, one)]).toEqual([errors, errors]);
});

describe('a reference is nearly there', () => {
  test.each([
    ['with one letter changed', 'K7MQ2XW9RTYC'],
    ['with two changed', 'K7MQ2XW8RTYC'],
    ['without its first letter', '7MQ2XW9RTYB'],
    ['without its last two', 'K7MQ2XW9RT'],
    ['with a letter between', 'K7MQ2XXW9RTYB'],
    ['among others', 'UPICR412345678901K7MQ2XW9RTYCASHA'],
  ])('%s', (_what, text) => {
    expect(find(text)).toEqual([reference]);
  });

  test.each([
    ['with three changed', 'K7MQ2XW9RZZC'],
    ['with one changed in each part', 'K7MZ2XW8RTYC'],
    ['by half', 'K7MQ2X'],
    ['in nothing', ''],
    ['in another', 'ZZZZYYYYXXXX'],
  ])('but not %s', (_what, text) => {
    expect(find(text)).toEqual([]);
  });

  test('of two the nearer one, and both where they are as near', () => {
    expect(find('AAAABBBBCCCX')).toEqual(['AAAABBBBCCCC']);
    expect(find('AAAABBBBCCCD').toSorted()).toEqual(['AAAABBBBCCCC', 'AAAABBBBCCDD']);
  });
});
