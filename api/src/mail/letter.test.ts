import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '@aaspaas/contract/languages';
import { receiptPath } from '@aaspaas/contract/payments/receipt';
import { inWords, says } from '@aaspaas/contract/says';
import { writeLetter } from './letter';
import { detailsEditedLetter } from './letters/by-admin';
import { emailChangeAskedLetter } from './letters/contact-changes';
import { licenceRefusedLetter } from './letters/licence-decided';
import { liveLetter, reminderLetter } from './letters/listing';
import { rejectedLetter, sendUtrLetter } from './letters/payment';
import { passwordChangedLetter, resetLinkLetter } from './letters/recovery';
import { agentRegisteredLetter, businessRegisteredLetter } from './letters/registration';

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

const to = letter.to;
const until = new Date('2027-05-14T00:00:00Z');
const payment = {
  reference: 'AP-1',
  amount_rupees: 123_456,
  payee: 'Aaspaas',
  upi_id: 'fees@bank',
  state: 'due',
  utr: null,
  reason: '',
  paid_until: null,
} as const;
const paid = { reference: 'AP-1', amount_paise: 12_345_600 };
/** What people typed. */
const typed = ['Anu Stores', '-'];

/** Letters with dates, money, days, several things and links. */
const letters = [
  liveLetter(to, listing, until, url),
  liveLetter(to, { ...listing, isComplete: false }, until, url),
  ...[-3, 0, 1, 7].map((daysLeft) => reminderLetter(to, { listing, endsAt: until, daysLeft, payment }, url)),
  businessRegisteredLetter(to, payment, 365, url),
  businessRegisteredLetter(to, { ...payment, upi_id: null }, 180, url),
  agentRegisteredLetter(to, url),
  rejectedLetter(to, paid, '-', url),
  sendUtrLetter(to, paid, url),
  detailsEditedLetter(to, ['photos', 'prices', 'opening hours'], '+919876543210'),
  emailChangeAskedLetter(to, url, 'abc', 'password'),
  passwordChangedLetter(to, url),
  licenceRefusedLetter(to, '-', url),
];

test('what letters say is among the texts that have words in every language [G-088]', () => {
  const said = new Set<string>();
  const note = (text: string) => {
    said.add(text);
    return text;
  };
  for (const { subject, lines } of letters)
    for (const line of [subject, ...lines])
      inWords(typeof line === 'object' && 'link' in line ? line.text : line, note);
  const texts = readFileSync(new URL('../../../words/texts.json', import.meta.url), 'utf8');
  const known = new Set([...Object.keys(JSON.parse(texts) as object), '{first}, {others}', ...typed]);
  expect([...said].filter((text) => !known.has(text))).toEqual([]);
  expect(said.size).toBeGreaterThan(50);
});

test.each(languages.filter(({ code }) => code !== 'en').map(({ code }) => code))(
  'no English is left around the dates and sums of letters in %s [G-088]',
  (code) => {
    const live = writeLetter(liveLetter(to, listing, until, url), code).text;
    const refused = writeLetter(rejectedLetter(to, paid, '-', url), code).text;
    expect(live).toContain('2027');
    expect(refused).toContain('₹1,23,456');
    const names = /https?:\S+|Anu Stores|Aaspaas|AP-1|UPI|UTR/g;
    expect(`${live} ${refused}`.replaceAll(names, '')).not.toMatch(/[a-z]{2}/i);
  },
);
