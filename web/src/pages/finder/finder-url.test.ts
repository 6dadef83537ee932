import { expect, test } from 'vitest';
import { readUrl } from '../../current-url/url';
import { urlOfKind } from '../../search/list-urls';
import { viewUrl, questionOf, searchUrl } from './finder-url';

const url = readUrl(
  '/ServiceFinder?category=Toys&type=shop&at=560034-koramangala&now=open&view=map&page=2&exact=1',
);
const fieldsOf = (text: string) => Object.fromEntries(readUrl(text).query);

test('a new search keeps place, filters and view, and begins with the first page', () => {
  expect(fieldsOf(searchUrl(url, { category: 'Books' }))).toEqual({
    category: 'Books',
    type: 'shop',
    at: '560034-koramangala',
    now: 'open',
    view: 'map',
  });
  expect(fieldsOf(searchUrl(url, { kind: 'service' }))).not.toHaveProperty('type');
});

test('the same search among the other kind keeps place, filters and view', () => {
  const { type: _type, page: _page, ...kept } = Object.fromEntries(url.query);
  const services = urlOfKind(url, 'service');
  expect(fieldsOf(services)).toEqual(kept);
  expect(fieldsOf(urlOfKind(readUrl(services), 'shop'))).toEqual({ ...kept, type: 'shop' });
});

test('of a city and a place the one that was chosen last remains', () => {
  const inKochi = searchUrl(url, { city: 'Kochi' });
  expect(fieldsOf(inKochi)).toMatchObject({ city: 'Kochi' });
  expect(fieldsOf(inKochi)).not.toHaveProperty('at');
  expect(fieldsOf(searchUrl(readUrl(inKochi), { at: 'kollam' }))).not.toHaveProperty('city');
});

test('a shop, and the other view, show the same list', () => {
  const shop = viewUrl(url, { shop: 7 });
  expect(fieldsOf(shop)).toEqual({ ...Object.fromEntries(url.query), shop: '7' });
  expect(fieldsOf(viewUrl(readUrl(shop), { shop: null }))).toEqual(Object.fromEntries(url.query));
  expect(fieldsOf(viewUrl(url, { view: 'list' }))).not.toHaveProperty('view');
});

test.each(['abc', '0', '-1', '1e3', '99999999999'])('%s is no shop', (text) => {
  expect(questionOf(readUrl(`/ServiceFinder?shop=${text}`)).shop).toBe('unreadable');
});
