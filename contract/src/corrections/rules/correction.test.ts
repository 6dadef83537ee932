import { expect, test } from 'vitest';
import { complain } from '../../rule-engine/rule';
import { correctionRules } from './correction';

test.each([
  [{ wrong: 'दुकान', better: 'दुकानें' }, {}],
  [
    { wrong: '', better: ' ' },
    { wrong: 'Please enter the words that read wrong', better: 'Please enter how it should read' },
  ],
  [{ wrong: 'दुकान ', better: ' दुकान' }, { better: 'These are the same words' }],
  [{ wrong: 'क'.repeat(500), better: 'ख'.repeat(500) }, {}],
  [
    { wrong: 'क'.repeat(501), better: 'ख'.repeat(501) },
    { wrong: 'At most 500 characters, please', better: 'At most 500 characters, please' },
  ],
])('%j: %j', (typed, complaints) => {
  expect(complain(correctionRules, typed)).toEqual(complaints);
});
