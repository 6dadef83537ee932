import { describe, expect, test } from 'vitest';
import { categories, categoryNamed } from '../shops/categories';
import { serviceMenu, shopMenu } from '../shops/category-menus';
import { aliasFor, aliasPhrases } from './alias-index';
import { aliases } from './aliases';
import { citySpelled } from './city-spellings';
import { readQuery } from './read-query';
import { suggestCategories, suggestPlaces } from './suggestions';
import { baseForm, formsOf } from './word-forms';

const idOf = (name: string): number => categoryNamed(name)?.id ?? 0;

describe('what people call things', () => {
  test('is a table of several hundred words, each under a category that exists', () => {
    expect(aliasPhrases.length).toBeGreaterThan(600);
    const unknown = aliases.filter(({ under }) => !categoryNamed(under)).map(({ under }) => under);
    expect(unknown).toEqual([]);
  });

  test('has words for every category', () => {
    const without = categories.filter(({ name }) => !aliases.some(({ under }) => under === name));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test.each([
    ['kirana', 'Grocery'],
    ['किराना', 'Grocery'],
    ['പലചരക്ക്', 'Grocery'],
    ['parlour', 'Salon'],
    ['darzi', 'Tailoring & Fashion Services'],
    ['vakil', 'Legal Services'],
  ])('%s is all of %s', (word, category) => {
    expect(aliasFor(word)?.categoryIds).toContain(idOf(category));
  });

  test.each([
    ['dhobi', 'laundry'],
    ['nalwala', 'plumbing'],
    ['chemist', 'pharmacy'],
    ['ಹಾಲು', 'milk'],
  ])('%s is %s, and no other part of its category', (word, found) => {
    expect(aliasFor(word)?.alike).toContain(found);
    expect(aliasFor(word)?.categoryIds).toEqual([]);
  });

  test.each(['', 'helicopter', 'constructor', '__proto__'])('%j has no meaning', (word) => {
    expect(aliasFor(word)).toBeNull();
  });
});

describe('forms of a word', () => {
  test.each([
    ['stores', 'store'],
    ['batteries', 'battery'],
    ['watches', 'watch'],
    ['boxes', 'box'],
    ['shoes', 'shoe'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['ധോബി', 'ധോബി'],
    ['24s', '24s'],
  ])('%s begins like %s', (word, base) => {
    expect(baseForm(word)).toBe(base);
  });

  test('those that do not begin alike are both searched for', () => {
    expect(formsOf('battery')).toEqual(['battery', 'batteries']);
    expect(formsOf('toy')).toEqual(['toy']);
  });
});

describe('a query', () => {
  const typedIn = (text: string) => readQuery(text).groups.map(({ typed }) => typed[0]);

  test.each([
    ['Anand Stores', ['anand']],
    ['the best bakery near me', ['bakery']],
    ['sasta kapda ki dukaan', ['kapda']],
    ['Grocery Stores', ['grocery']],
    ['medical shop nearby', ['medical shop']],
    ['bakery & cake shops', ['bakery cake']],
    ['shops near me', []],
    ['', []],
    ['!!! ???', []],
  ])('%j looks for %j', (text, words) => {
    expect(typedIn(text)).toEqual(words);
  });

  test.each([
    ['plumber in Kochi', 'Kochi', true],
    ['plumber in kochi please', 'Kochi', true],
    ['bakery bombay', 'Mumbai', false],
    ['New Delhi tailor', 'Delhi', false],
    ['Trivandrum', 'Thiruvananthapuram', true],
    ['blr', 'Bangalore', true],
    ['কলকাতা', 'Kolkata', true],
    ['books', undefined, false],
  ])('%j names the city %s', (text, city, isCitySaid) => {
    const query = readQuery(text);
    expect([query.city?.name, query.isCitySaid]).toEqual([city, isCitySaid]);
  });

  test('short words that we know are searched for in names only', () => {
    const [group] = readQuery('nal').groups;
    expect(group).toMatchObject({ typed: [], inNames: ['nal'] });
    expect(group?.alike).toContain('plumbing');
  });

  test('only the first twelve of a hundred words count', () => {
    expect(readQuery('word '.repeat(100)).groups).toHaveLength(12);
  });

  test('every entry of the menus searches for something', () => {
    for (const { value } of [...shopMenu, ...serviceMenu])
      expect([value, readQuery(value).groups.length > 0]).toEqual([value, true]);
  });
});

describe('suggestions', () => {
  test.each([
    ['kir', 'Grocery', 'kirana'],
    ['Groc', 'Grocery', ''],
    ['clean', 'Cleaning', ''],
    ['dhob', 'Cleaning', 'dhobi'],
    ['किरा', 'Grocery', 'किराना'],
    ['plumb', 'Home Repairs', 'plumbing'],
    ['repairs', 'Home Repairs', ''],
  ])('%j may become the category %s', (text, label, hint) => {
    expect(suggestCategories(text)).toContainEqual({ kind: 'category', label, hint, address: null });
  });

  test.each([
    ['bomb', 'Mumbai', 'Maharashtra'],
    ['Trivan', 'Thiruvananthapuram', 'Kerala'],
    ['del', 'Delhi', 'Delhi'],
    ['new d', 'Delhi', 'Delhi'],
    ['കൊച്ചി', 'Kochi', 'Kerala'],
  ])('%j may become the place %s', (text, label, hint) => {
    expect(suggestPlaces(text)).toEqual([{ kind: 'place', label, hint, address: null }]);
  });

  test('are three of a kind at most, and none for a letter or a symbol', () => {
    expect(suggestPlaces('ko')).toHaveLength(3);
    expect(suggestCategories('co').length).toBe(3);
    for (const text of ['', 'k', '%', '  ']) {
      expect(suggestPlaces(text)).toEqual([]);
      expect(suggestCategories(text)).toEqual([]);
    }
  });

  test('no spelling names two cities', () => {
    expect(citySpelled('calicut')?.name).toBe('Kozhikode');
    expect(citySpelled('atlantis')).toBeNull();
  });
});
