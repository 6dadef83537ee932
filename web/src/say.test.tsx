import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languages } from '@aaspaas/contract/languages';
import { says } from '@aaspaas/contract/says';
import { FormError } from './forms/FormError';
import { inLanguage } from './current-url/language-prefix';
import { say, speak } from './say';
import { leadTo } from './words/paths-in';
import { sayWith } from './say-with';
import { sayDay } from './say-date';
import { sayFar, sayHour } from './say-time';
import { ErrorState } from './ui/ErrorState';

const words: Readonly<Record<string, string>> = {
  Retry: 'फिर कोशिश करें',
  'Image {n}: {what}': '{what} (फ़ोटो {n})',
  'Only image files are allowed': 'सिर्फ़ फ़ोटो चुनें',
  'Please log in to continue.': 'आगे बढ़ने के लिए लॉग इन करें।',
  'Pick up at {place}': '{place} से उठाएँ',
  '{day} {month} {year}': '{day} {month} {year}',
  November: 'नवंबर',
  '{km} km': '{km} किमी',
  '{evening} PM': 'शाम {evening}',
};

beforeEach(() => speak((english) => words[english] ?? english));
afterEach(() => {
  speak();
  cleanup();
});

it('fills the words of the language, and says what stands in the braces', () => {
  expect(say('Image {n}: {what}', { n: 3, what: says('Only image files are allowed') })).toBe(
    'सिर्फ़ फ़ोटो चुनें (फ़ोटो 3)',
  );
});

it('leaves what people typed as it is, also where it is a text of ours', () => {
  expect(say('Pick up at {place}', { place: 'Retry' })).toBe('Retry से उठाएँ');
});

it('shows English where there are no words', () => {
  expect(say('Nobody has said this')).toBe('Nobody has said this');
});

it('puts elements among words, in the order of the language', () => {
  render(<p>{sayWith('Pick up at {place}', { place: <b>Anu Stores</b> })}</p>);
  expect(screen.getByRole('paragraph').innerHTML).toBe('<b>Anu Stores</b> से उठाएँ');
});

it('says the texts that stand in elements and in their attributes, and those that elements are given', () => {
  render(
    <>
      <ErrorState message="Please log in to continue." onRetry={() => {}} />
      <FormError>Only image files are allowed</FormError>
    </>,
  );
  const [error, ofForm] = screen.getAllByRole('alert');
  expect(error?.textContent).toBe('आगे बढ़ने के लिए लॉग इन करें।फिर कोशिश करें');
  expect(ofForm?.textContent).toBe('सिर्फ़ फ़ोटो चुनें');
});

it('says dates, times and distances with its own words and the same digits', () => {
  expect(sayDay('2026-11-14T20:00:00Z')).toBe('15 नवंबर 2026');
  expect([sayHour(17 * 60), sayFar('1.2 km'), sayFar('850 m')]).toEqual(['शाम 5', '1.2 किमी', '850 m']);
});

it('counts as the language does: in some, none is said as one is', () => {
  const areOne = (...counts: readonly number[]) => counts.map((count) => inLanguage.isOne(count));
  const withNoneAsOne = languages.filter(({ code }) => {
    leadTo(code);
    expect(areOne(1, 2, 21)).toEqual([true, false, false]);
    return inLanguage.isOne(0);
  });
  leadTo('en');
  expect(areOne(0, 1, 2)).toEqual([false, true, false]);
  expect(withNoneAsOne.map(({ code }) => code)).toEqual(['hi', 'bn', 'gu', 'kn', 'pa']);
});
