import { expect, test } from 'vitest';
import { complain, type RuleTable } from '../rule-engine/rule';
import { announcementRules } from './announcements/rules/announcement';
import { refusalRules } from './licences/rules/refusal';
import { listingReasonRules, extensionRules } from './listings/rules/reason';
import { reasonRules, receivedRules } from './payments/rules/settle';
import { noteRules } from './people/rules/note';
import { agentEditRules, customerEditRules, personRules } from './people/rules/person';
import { areaRules, placeAliasRules } from './places/rules/place';
import { answerRules } from './reviews/rules/answer';
import { aliasRules, conceptRules, wordRules } from './words/rules/word';

/** What the admin may type last, and the first that is too much, of every form of the console. */

type Values = Readonly<Record<string, string>>;
const letters = (count: number) => 'x'.repeat(count);
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const list = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(', ');

test.each<[string, unknown, string, string, string]>([
  ['an announcement', announcementRules, 'text', letters(200), letters(201)],
  ['its link', announcementRules, 'link_url', `/${letters(299)}`, `/${letters(300)}`],
  ['the words of its link', announcementRules, 'link_text', letters(50), letters(51)],
  ['why a licence is refused', refusalRules, 'reason', letters(300), letters(301)],
  ['why a listing is suspended', listingReasonRules, 'reason', letters(500), letters(501)],
  ['the days of an extension', extensionRules, 'days', '1000', '1001'],
  ['the fewest days of an extension', extensionRules, 'days', '1', '0'],
  ['why a payment is rejected', reasonRules, 'reason', letters(500), letters(501)],
  ['a UTR', receivedRules, 'utr', '412345678901', '4123456789012'],
  ['the least that came', receivedRules, 'received_rupees', '1', '0.99'],
  ['the most that came', receivedRules, 'received_rupees', '99,99,999.99', '1,00,00,000'],
  ['a note', noteRules, 'text', letters(2000), letters(2001)],
  ['a name', personRules, 'name', letters(50), letters(51)],
  ['a customer’s address', customerEditRules, 'address', letters(200), letters(201)],
  ['a customer’s district', customerEditRules, 'district', letters(50), letters(51)],
  ['a customer’s state', customerEditRules, 'state', letters(50), letters(51)],
  ['a customer’s PIN code', customerEditRules, 'pinCode', '100000', '099999'],
  ['a long PIN code', customerEditRules, 'pinCode', '560034', '5600340'],
  ['an agent’s place', agentEditRules, 'location', 'Ko', 'K'],
  ['an area', areaRules, 'name', letters(60), letters(61)],
  ['where an area lies in the north', areaRules, 'latitude', '38', '38.1'],
  ['where an area lies in the south', areaRules, 'latitude', '6', '5.9'],
  ['where an area lies in the east', areaRules, 'longitude', '98', '98.1'],
  ['where an area lies in the west', areaRules, 'longitude', '67', '66.9'],
  ['a long name of a place', placeAliasRules, 'name', letters(60), letters(61)],
  ['another name of a place', placeAliasRules, 'name', 'Koc', 'Ko'],
  ['an answer to a report', answerRules, 'text', letters(1000), letters(1001)],
  ['the words of one phrase', wordRules, 'word', words(5), words(6)],
  ['a word', wordRules, 'word', letters(60), letters(61)],
  ['the shortest word', wordRules, 'word', 'ac', 'a'],
  ['what a word means', aliasRules, 'same_as', letters(60), letters(61)],
  ['the name of a meaning', conceptRules, 'name', letters(40), letters(41)],
  ['the words of a meaning', conceptRules, 'words', list(40), list(41)],
  ['the items of a meaning', conceptRules, 'items', list(40), list(41)],
  ['one of its words', conceptRules, 'words', words(5), words(6)],
])('%s', (_what, rules, field, last, tooMuch) => {
  // The tables differ in their fields; here each is read by the name of one.
  const table = rules as RuleTable<Values>;
  const blank = Object.fromEntries(Object.keys(table).map((name) => [name, '']));
  // What an area lacks beside one of its two numbers is said of the other.
  const beside = field === 'longitude' ? { latitude: '12' } : field === 'latitude' ? { longitude: '77' } : {};
  const said = (typed: string) => complain(table, { ...blank, ...beside, [field]: typed })[field];
  expect(said(last)).toBeUndefined();
  expect(said(tooMuch)).toBeTypeOf('string');
});
