import { describe, expect, test } from 'vitest';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { shopWith } from '../../../test/shop';
import { editDefaults } from './edit-choices';
import { type EditValues, fieldsOf, valuesOf } from './edit-values';

const owned = (owner: object, different: Parameters<typeof shopWith>[0] = {}) =>
  // The editor reads one of the owner's fields.
  shopWith({ ...different, owner: owner as NonNullable<ReturnType<typeof shopWith>['owner']> });
const shop = owned({ is_pinned: true }, { sh_pin_code: '682001', sh_email: 'a@example.in' });
const edited = (different: Partial<EditValues>, of = shop) => fieldsOf(of, { ...valuesOf(of), ...different });

test('the editor begins with what is stored; numbers as ten digits', () => {
  expect(valuesOf(shop)).toMatchObject({
    shopName: 'Anand Stores',
    ownerName: 'Anand',
    category: 'Grocery',
    services: ['Rice', 'Oil'],
    city: 'Kochi',
    pinCode: '682001',
    openingHours: '08:00 AM - 10:00 PM',
    primaryPhone: '9876543210',
    alternatePhone: '',
    whatsappNumber: '9876543211',
    email: 'a@example.in',
    pin: { latitude: 9.98, longitude: 76.28 },
    sureFor: '',
  });
});

test('what cannot be read begins with what most have; a pin that nobody set is none', () => {
  const { workingDays, openingHours, pin } = valuesOf(
    owned({ is_pinned: false }, { sh_working_days: '', sh_opening_hours: 'whenever' }),
  );
  expect([workingDays, openingHours, pin]).toEqual([editDefaults.days, editDefaults.hours, null]);
});

test('what is sent has no blanks around it; prices go with their items, days stand in their order', () => {
  expect(
    edited({
      shopName: ' Anand ',
      email: ' b@example.in ',
      services: ['Rice'],
      prices: ['60', '70'],
      workingDays: ['Friday', 'Monday'],
    }),
  ).toMatchObject({
    sh_id: 5,
    sh_name: 'Anand',
    sh_email: 'b@example.in',
    sh_product_and_service: '["Rice"]',
    item_prices: '["60"]',
    sh_working_days: expect.stringMatching(/Monday.*Friday/),
    sh_location: 'MG Road',
    emptied: 'sh_secondary_phone',
  });
});

test.each([
  [{ email: ' ' }, 'sh_secondary_phone,sh_email'],
  [{ description: '', pinCode: '' }, 'sh_secondary_phone,sh_description,sh_pin_code'],
  [{ alternatePhone: '9876543212' }, ''],
  // These may not be empty, and an empty one keeps what is stored.
  [{ shopName: '', whatsappNumber: '' }, 'sh_secondary_phone'],
])('with %j is named as emptied: %s', (different, emptied) => {
  expect(edited(different).emptied).toBe(emptied);
});

test('another city is the place of the shop too', () => {
  expect(edited({ city: ' Aluva ' })).toMatchObject({ sh_city: 'Aluva', sh_location: 'Aluva' });
});

describe('the pin', () => {
  const position = (different: Partial<EditValues>, of = shop) => {
    const { latitude, longitude } = edited(different, of);
    return [latitude, longitude];
  };
  const unpinned = owned({ is_pinned: false });

  test.each([
    ['that stays is not sent', { pin: { latitude: 9.98, longitude: 76.28 } }, shop, [undefined, undefined]],
    ['that moves is sent', { pin: { latitude: 9.98, longitude: 76.3 } }, shop, ['9.98', '76.3']],
    [
      'that goes is sent as nowhere',
      { pin: null },
      shop,
      [String(unknownPlace.latitude), String(unknownPlace.longitude)],
    ],
    ['that nobody set is not sent', { pin: null }, unpinned, [undefined, undefined]],
    ['that is new is sent', { pin: { latitude: 9.98, longitude: 76.28 } }, unpinned, ['9.98', '76.28']],
  ])('%s', (_which, different, of, expected) => {
    expect(position(different, of)).toEqual(expected);
  });

  test.each([
    [{ sureFor: '682001' }, '1'],
    [{ sureFor: '682002' }, undefined],
    [{ sureFor: '', pinCode: '' }, undefined],
  ])('far from its PIN code is sure only for that one: %j', (different, sure) => {
    expect(edited(different).pin_sure).toBe(sure);
  });
});
