import { expect, test } from 'vitest';
import { categories } from '@aaspaas/contract/shops/categories';
import * as communities from '../words/communities';
import { faceOf } from './faces';
import { makeDemo } from './make-demo';
import { portraits } from './portraits';

/** Portraits are named by their index, so that a row shows which one it has. */
const shop = new Map(categories.map(({ id }) => [id, ['front']]));
const photos = { shop, people: portraits.map((_, place) => String(place)) };
const { account } = makeDemo(photos, new Date('2026-03-16T06:30:00Z'));
const seen = account.flatMap(({ picture, ...row }) => {
  const face = portraits[Number(picture)];
  return picture !== null && face ? [{ ...row, face }] : [];
});

const faceNamed = (name: string, role: 'user' | 'deliverystaff' = 'user') =>
  Array.from({ length: 24 }, (_, id) => portraits[faceOf({ id, name, role })]).flatMap((face) =>
    face ? [face] : [],
  );

test.each([
  ['Sudha Gowda', true],
  ['Manjunath Gowda', false],
  ['Ananya Krishnan', true],
  ['Farida Contractor', true],
  ['Anil Kumar Nair', false],
  ['Mohammed Irfan Khan', false],
])('%s has a face to the name', (name, isWoman) => {
  const faces = faceNamed(name);
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.filter((face) => face.includes('woman') !== isWoman)).toEqual([]);
});

test('turbans, headscarves and bindis are worn by whose custom they are', () => {
  expect(faceNamed('Harpreet Singh').every((face) => face.includes('turban'))).toBe(true);
  expect(faceNamed('Sudha Gowda').flat()).not.toContain('hijab');
  expect(faceNamed('Fathima Koya').flat()).toContain('hijab');
  expect(faceNamed('Fathima Koya').flat()).not.toContain('bindi');
  expect(faceNamed('Prakash Rao').flat()).not.toContain('turban');
});

test('the demo people who have a photo look like their names, and agents are of working age', () => {
  expect(seen.length).toBeGreaterThan(40);
  const firstNames = (of: 'men' | 'women') => Object.values(communities).flatMap((each) => each[of]);
  const isNamedAs = (name: string, of: 'men' | 'women') =>
    firstNames(of).some((first) => name.startsWith(`${first} `));
  // Some names are both a man's and a woman's; 'Farida' is in no list.
  const strangers = seen.filter(
    ({ name, face }) =>
      !isNamedAs(name, face.includes('woman') ? 'women' : 'men') && !name.startsWith('Farida'),
  );
  expect(strangers).toEqual([]);
  const agents = seen.filter(({ role }) => role === 'deliverystaff');
  expect(agents.length).toBeGreaterThan(3);
  expect(agents.flatMap(({ face }) => face)).not.toContain('elderly');
});
