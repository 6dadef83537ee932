import { expect, test } from 'vitest';
import { categories } from '@aaspaas/contract/shops/categories';
import { portraits } from '../drawings/people';
import * as communities from '../words/communities';
import { faceOf, isWomans } from './faces';
import { makeDemo } from './make-demo';

/** Portraits are named by their index, so that a row shows which one it has. */
const shop = new Map(categories.map(({ id }) => [id, ['front']]));
const photos = { shop, people: portraits.map((_, place) => String(place)) };
const { account } = makeDemo(photos, new Date('2026-03-16T06:30:00Z'));
const seen = account.flatMap(({ picture, ...row }) => {
  const face = portraits[Number(picture)];
  return picture !== null && face ? [{ ...row, face }] : [];
});

const faceNamed = (name: string, role: 'user' | 'deliverystaff' = 'user') =>
  Array.from({ length: 24 }, (_, id) => portraits[faceOf({ id, name, role })]).flatMap((face) => face ?? []);

test.each([
  ['Sudha Gowda', true],
  ['Manjunath Gowda', false],
  ['Ananya Krishnan', true],
  ['Farida Contractor', true],
  ['Anil Kumar Nair', false],
  ['Mohammed Irfan Khan', false],
])('%s has a face to the name', (name, isWoman) => {
  expect(new Set(faceNamed(name).map(isWomans))).toEqual(new Set([isWoman]));
});

test('turbans, headscarves and bindis are worn by whose custom they are', () => {
  expect(new Set(faceNamed('Harpreet Singh').map(({ hair }) => hair))).toEqual(new Set(['turban']));
  expect(faceNamed('Sudha Gowda').some(({ hair }) => hair === 'hijab')).toBe(false);
  expect(faceNamed('Fathima Koya').some(({ hair }) => hair === 'hijab')).toBe(true);
  expect(faceNamed('Fathima Koya').flatMap(({ extras }) => extras)).not.toContain('bindi');
  expect(faceNamed('Prakash Rao').some(({ hair }) => hair === 'turban')).toBe(false);
});

test('the demo people who have a photo look like their names, and agents are of working age', () => {
  expect(seen.length).toBeGreaterThan(40);
  const firstNames = (of: 'men' | 'women') => Object.values(communities).flatMap((each) => each[of]);
  const isNamedAs = (name: string, of: 'men' | 'women') =>
    firstNames(of).some((first) => name.startsWith(`${first} `));
  // Some names are both a man's and a woman's; 'Farida' is in no list.
  const strangers = seen.filter(
    ({ name, face }) => !isNamedAs(name, isWomans(face) ? 'women' : 'men') && !name.startsWith('Farida'),
  );
  expect(strangers).toEqual([]);
  const agents = seen.filter(({ role }) => role === 'deliverystaff');
  expect(agents.length).toBeGreaterThan(3);
  const grey = agents.filter(({ face }) => ['#9A948A', '#DAD5CA'].includes(face.hairColour));
  expect(grey).toEqual([]);
});
