import { describe, expect, test } from 'vitest';
import { idOfShopPath, shopPath, slugOf } from './links';

test.each([
  ['Anand Stores & Sons', 'anand-stores-sons'],
  ['  Café  Münch  ', 'cafe-munch'],
  ["O'Brien's (24x7)", 'o-brien-s-24x7'],
  ['---', ''],
  ['അമ്മ സ്റ്റോഴ്സ്', ''],
  ['शर्मा Kirana', 'kirana'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a'.repeat(100), 'a'.repeat(60)],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

describe('the path of a shop', () => {
  test.each([
    [{ sh_id: 16, sh_name: 'Anand Stores' }, '/shop/16-anand-stores'],
    [{ sh_id: 7, sh_name: 'അമ്മ' }, '/shop/7'],
  ])('of %j', (shop, address) => {
    expect(shopPath(shop)).toBe(address);
    expect(idOfShopPath(address.replace('/shop/', ''))).toBe(shop.sh_id);
  });

  test.each([
    ['16-anand-stores', 16],
    ['16', 16],
    ['16-', 16],
    ['2147483647', 2_147_483_647],
    ['0', null],
    ['2147483648', null],
    ['99999999999', null],
    ['16anand', null],
    ['-16', null],
    ['anand', null],
    ['', null],
    ['1e3', null],
    ['१६', null],
  ])('%j names %s', (segment, id) => {
    expect(idOfShopPath(segment)).toBe(id);
  });
});
