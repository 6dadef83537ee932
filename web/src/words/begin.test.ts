import { afterEach, expect, test, vi } from 'vitest';
import { keyOfText } from '@aaspaas/contract/words';
import { cardOf } from '../shops/cards/card-view';
import { sayName, speak } from '../say';
import { beginIn } from './begin';
import { loading } from './load';
import { leadTo } from './paths-in';

const { around } = loading;
afterEach(() => {
  speak();
  leadTo('en');
  loading.around = around;
  vi.unstubAllGlobals();
});

test('names of places are in the script: those of the page at once, others when the rules are there', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ [keyOfText('Kochi')]: 'कोच्चि' })));
  const byKey = { [keyOfText('Koramangala · 560034')]: 'कोरमंगला · 560034' };
  const addWords = beginIn({ code: 'hi', version: '1', byKey });
  expect(sayName('Koramangala · 560034')).toBe('कोरमंगला · 560034');
  expect(sayName('Kakkanad, Kochi')).toBe('Kakkanad, Kochi');
  await addWords();
  expect(sayName('Kakkanad, Kochi')).toBe('काक्कनाड, कोच्चि');
  // What its owner has written stays.
  expect(cardOf({ sh_name: 'Anna Tailors', area: 'Karol Bagh', sh_city: 'Kochi' })).toMatchObject({
    name: 'Anna Tailors',
    where: 'करोल बाग · कोच्चि',
  });
});
