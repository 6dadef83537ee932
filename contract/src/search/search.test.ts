import { expect, test } from 'vitest';
import { citySpelled, citySpellings } from './city-spellings';

test('cities are known by their old, new, short and misspelt names, in several scripts', () => {
  expect(citySpelled('calicut')?.name).toBe('Kozhikode');
  expect(citySpelled('blr')?.name).toBe('Bangalore');
  expect(citySpelled('कोलकाता')?.name).toBe('Kolkata');
  expect(citySpelled('atlantis')).toBeNull();
  expect(citySpellings.length).toBeGreaterThan(90);
});
