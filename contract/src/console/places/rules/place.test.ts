import { expect, test } from 'vitest';
import { complain } from '../../../rule-engine/rule';
import { areaRules, placeAliasRules } from './place';

const sentence = 'A name of a place has letters, digits, spaces and . , - & / ( ) only';

test.each([
  ["St. John's Nagar (East), 2nd Block", undefined],
  ['HSR Layout / Sector-2', undefined],
  ['<b>Kaloor</b>', sentence],
  ['=Kaloor', sentence],
  ['Kaloor\u202erooL', sentence],
  ['Kaloor http://x', sentence],
])('%s', (name, said) => {
  const place = { name, pin: '682017', latitude: '', longitude: '' };
  expect([complain(areaRules, place).name, complain(placeAliasRules, { name }).name]).toEqual([said, said]);
});
