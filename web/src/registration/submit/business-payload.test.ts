import { describe, expect, it, test } from 'vitest';
import type { BusinessFlow } from '../steps/flows/business-flow';
import { bothFlow } from '../steps/flows/both-flow';
import { serviceFlow } from '../steps/flows/service-flow';
import { shopFlow } from '../steps/flows/shop-flow';
import { businessPayload } from './business-payload';
import type { BusinessDrafts } from '../drafts/business-drafts';

const image = {
  id: '1',
  name: 'a.jpg',
  type: 'image/jpeg',
  bytes: 3,
  blob: new Blob(['abc']),
  isReady: true,
};
const kept: BusinessDrafts = {
  basics: {
    shopName: ' Anand Stores ',
    ownerName: 'Anand',
    category: 'Bakery',
    address: '12 MG Road, Indiranagar',
    state: 'Karnataka',
    city: 'Bengaluru',
  },
  operating: {
    workingDays: ['Mon', 'Sat'],
    scheduleType: 'part-time',
    openingHours: '08:00 AM - 10:00 PM',
    serviceArea: 'Home Service',
    deliveryOption: 'Only in-store service',
  },
  branding: {
    images: [image],
    description: 'Rice, pulses, spices and everything else that a kitchen needs.',
    services: ['Rice', 'Dal '],
    prices: [],
  },
  pin: { sureFor: '', latitude: 12.97, longitude: 77.64 },
  pinCode: '560038',
};
const contact = {
  primaryPhone: '9876543210',
  alternatePhone: '',
  whatsappNumber: '9876543211',
  email: ' anand@example.in ',
  password: ' <secret> ',
  confirm: ' <secret> ',
};

it('contains everything under the names of the call [R-144, R-146, R-147, R-154, R-158, D-028, D-029]', () => {
  expect(businessPayload(shopFlow, kept, contact)).toEqual({
    service_or_shop: 'shop',
    shop_name: 'Anand Stores',
    owner_name: 'Anand',
    shop_address: '12 MG Road, Indiranagar',
    state: 'Karnataka',
    city: 'Bengaluru',
    location: 'Bengaluru',
    category_id: '1',
    category_name: 'Bakery',
    pin_code: '560038',
    latitude: '12.97',
    longitude: '77.64',
    working_days: '["Mon","Sat"]',
    opening_hours: '08:00 AM - 10:00 PM',
    schedule_type: 'part-time',
    service_area: 'Home Service',
    delivery_option: 'Only in-store service',
    description: 'Rice, pulses, spices and everything else that a kitchen needs.',
    product_and_service: '["Rice","Dal"]',
    primary_phone: '9876543210',
    secondary_phone: '',
    whatsapp_number: '9876543211',
    email: 'anand@example.in',
    password: ' <secret> ',
  });
});

test.each<[string, BusinessFlow, string]>([
  ['product seller', shopFlow, 'shop'],
  ['service provider', serviceFlow, 'service'],
  ['both', bothFlow, 'both'],
])('[R-145] %s: %s', (_type, flow, kind) => {
  expect(businessPayload(flow, kept, contact).service_or_shop).toBe(kind);
});

describe('values that nobody has given [D-029]', () => {
  const sent = businessPayload(
    shopFlow,
    { ...kept, basics: { ...kept.basics, city: '', category: '' }, pin: null },
    contact,
  );
  test.each([
    ['R-148', 'location', 'Karnataka'],
    ['R-149, R-428', 'category_id', '4'],
    ['R-152, R-431', 'category_name', 'grocery'],
    ['R-150, R-429', 'latitude', '12.9352'],
    ['R-151, R-430', 'longitude', '77.6245'],
  ] as const)('[%s] %s: %s', (_clauses, field, value) => {
    expect(sent[field]).toBe(value);
  });
});

test.each<[string, BusinessFlow, string, string]>([
  ['asked nothing', serviceFlow, '', 'Only in-store service'],
  [
    'asked before it only came home',
    serviceFlow,
    'Yes, I have my own delivery staff',
    'Only in-store service',
  ],
  ['a seller', shopFlow, 'Yes, I have my own delivery staff', 'Yes, I have my own delivery staff'],
  ['both', bothFlow, 'Yes, I have my own delivery staff', 'Yes, I have my own delivery staff'],
])('who comes home, %s: does not deliver unless it says so', (_, flow, deliveryOption, sent) => {
  const operating = { ...kept.operating, deliveryOption };
  expect(businessPayload(flow, { ...kept, operating }, contact).delivery_option).toBe(sent);
});

describe('a skipped step', () => {
  it('is sent without what its rules would reject', () => {
    const skipped: BusinessDrafts = {
      ...kept,
      operating: { ...kept.operating, openingHours: '10:00 PM - 08:00 AM', deliveryOption: '' },
      branding: { images: [], description: 'too short', services: ['Rice'], prices: [] },
    };
    const sent = businessPayload(shopFlow, skipped, contact);
    expect(sent).not.toHaveProperty('opening_hours');
    expect(sent).not.toHaveProperty('delivery_option');
    expect(sent).not.toHaveProperty('description');
    expect(sent).toMatchObject({ working_days: '["Mon","Sat"]', product_and_service: '["Rice"]' });
  });

  it('is sent without the hours that the pickers began with', () => {
    const untouched = { ...kept, operating: shopFlow.operating.draft.blank };
    const sent = businessPayload(shopFlow, untouched, contact);
    for (const field of ['opening_hours', 'schedule_type', 'working_days', 'service_area'])
      expect(sent).not.toHaveProperty(field);
  });
});
