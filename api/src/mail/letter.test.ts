import { expect, test } from 'vitest';
import { languages } from '@aaspaas/contract/languages';
import { receiptPath } from '@aaspaas/contract/payments/receipt';
import { says } from '@aaspaas/contract/says';
import { writeLetter } from './letter';
import { liveLetter } from './letters/listing';
import { rejectedLetter } from './letters/payment';
import { resetLinkLetter } from './letters/recovery';

const url = 'https://aaspaas.example';
const letter = {
  to: 'asha@example.in',
  subject: says('Receipt {number}', { number: '7' }),
  lines: [{ text: 'See and print your receipt', link: url + receiptPath('7') }],
};
const listing = { id: 5, name: 'Anu Stores', isComplete: true };

test('whoever never chose a language reads English, with one line that offers the others [G-088]', () => {
  const offered = languages.filter(({ code }) => ['en', 'hi', 'ta', 'ml'].includes(code));
  const { subject, text } = writeLetter(letter, null, offered);
  expect(subject).toBe('Receipt 7');
  expect(text).toContain(
    'We also write in हिन्दी, தமிழ் and മലയാളം. Choose your language in the menu of Aaspaas.',
  );
  expect(writeLetter(letter, 'en', offered).text).not.toContain('We also write');
  expect(writeLetter(letter, null, languages.slice(0, 1)).text).not.toContain('We also write');
});

test('links lead to the pages of the letter’s language, also those with a token [G-088]', () => {
  expect(writeLetter(letter, 'hi').text).toContain(`\n${url}/hi${receiptPath('7')}\n`);
  expect(writeLetter(letter).text).toContain(`\n${url}${receiptPath('7')}\n`);
  const { text, html, isSecret } = writeLetter(resetLinkLetter('a@example.in', `${url}/reset#abc`), 'ta');
  expect(text).toContain(`${url}/ta/reset#abc`);
  expect(html).toContain(`href="${url}/ta/reset#abc"`);
  expect(isSecret).toBe(true);
});

test.each(languages.filter(({ code }) => code !== 'en').map(({ code }) => code))(
  'no English is left around the date and the money of a letter in %s [G-088]',
  (code) => {
    const until = new Date('2027-05-14T00:00:00Z');
    const live = writeLetter(liveLetter('a@example.in', listing, until, url), code).text;
    const amount = { reference: 'AP-1', amount_paise: 12_345_600 };
    const refused = writeLetter(rejectedLetter('a@example.in', amount, '-', url), code).text;
    expect(live).toContain('2027');
    expect(refused).toContain('₹1,23,456');
    const names = /https?:\S+|Anu Stores|Aaspaas|AP-1|UPI|UTR/g;
    expect(`${live} ${refused}`.replaceAll(names, '')).not.toMatch(/[a-z]{2}/i);
  },
);
