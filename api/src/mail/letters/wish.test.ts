import { expect, test } from 'vitest';
import { writeLetter } from '../letter';
import { wishLetter } from './wish';

const letter = wishLetter(
  'anu@example.com',
  { query: 'tailor', placeName: 'Karol Bagh', shop: { sh_id: 5, sh_name: 'Anna Tailors' }, token: 'token' },
  'https://aaspaas.example',
);

test('a letter names the place in the script of its reader, and the shop as its owner wrote it', () => {
  const { subject, text } = writeLetter(letter, 'hi');
  expect(subject).toContain('करोल बाग');
  expect(text).toContain('करोल बाग');
  expect(text).toContain('Anna Tailors');
  expect(text).not.toContain('Karol Bagh');
});

test('in English it stays as it is', () => {
  expect(writeLetter(letter, 'en').subject).toBe('What you are waiting for is there now, near Karol Bagh');
});
