import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { loadBusinessType, saveBusinessType } from '../steps/flows/business-type';
import { type DraftForm, loadDraft, saveDraft } from './draft-store';
import { bothFlow } from '../steps/flows/both-flow';
import { serviceFlow } from '../steps/flows/service-flow';
import { shopFlow } from '../steps/flows/shop-flow';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

const basics = {
  shopName: 'Anand Stores',
  ownerName: 'Anand',
  category: 'Grocery',
  address: '12 MG Road, Indiranagar',
  state: 'Karnataka',
  city: 'Bengaluru',
};
const operating = {
  workingDays: ['Mon', 'Sat'],
  scheduleType: 'part-time',
  openingHours: '08:00 AM - 10:00 PM',
  serviceArea: 'Home Service',
  deliveryOption: 'Only in-store service',
};
const image = {
  id: '1',
  name: 'a.jpg',
  type: 'image/jpeg',
  bytes: 3,
  blob: new Blob(['abc']),
  isReady: true,
};
const branding = { description: 'Rice and more', services: ['Rice', 'Dal'], prices: [], images: [image] };

const asStored = {
  basics: {
    shop_name: 'Anand Stores',
    owner_name: 'Anand',
    address: '12 MG Road, Indiranagar',
    state: 'Karnataka',
    city: 'Bengaluru',
    category: 'Grocery',
  },
  serviceBasics: {
    shopName: 'Anand Stores',
    ownerName: 'Anand',
    businessCategory: 'Grocery',
    shopAddress: '12 MG Road, Indiranagar',
    state: 'Karnataka',
    district: 'Bengaluru',
  },
  operating: {
    working_days: ['Mon', 'Sat'],
    opening_hours: '08:00 AM - 10:00 PM',
    delivery_option: 'Only in-store service',
    service_area: 'Home Service',
    schedule_type: 'part-time',
  },
  branding: { description: 'Rice and more', services: ['Rice', 'Dal'], prices: [] },
};

describe('a draft is saved under its key and read again [D-027]', () => {
  test.each([
    ['R-122, R-124, R-127, R-131', shopFlow.basics.draft, 'businessInfo', basics, asStored.basics],
    ['R-124, R-132', serviceFlow.basics.draft, 'serviceInfo', basics, asStored.serviceBasics],
    ['R-124, R-133', bothFlow.basics.draft, 'bothInfo', basics, asStored.basics],
    ['R-124, R-134, R-138', shopFlow.operating.draft, 'operatingDetails', operating, asStored.operating],
    ['R-124, R-134', serviceFlow.operating.draft, 'serviceOperatingDetails', operating, asStored.operating],
    ['R-134', bothFlow.operating.draft, 'bothOperatingDetails', operating, asStored.operating],
  ] as readonly (readonly [string, DraftForm<object>, string, object, object])[])(
    '[%s]',
    (_clauses, draft, key, values, written) => {
      expect(saveDraft(draft, values)).toBe(true);
      expect(stored(key)).toEqual(written);
      expect(Object.keys(localStorage)).toEqual([key]);
      expect(loadDraft(draft)).toEqual(values);
    },
  );

  test.each([
    ['R-124, R-142', shopFlow, 'brandingDetails'],
    ['R-124, R-142', serviceFlow, 'serviceRegistration'],
    ['R-142', bothFlow, 'brandingDetails'],
  ] as const)('[%s] the photos are not part of the text [R-123]', (_clauses, flow, key) => {
    saveDraft(flow.branding.draft, branding);
    expect(stored(key)).toEqual(asStored.branding);
    expect(loadDraft(flow.branding.draft)).toEqual({ ...branding, images: [] });
  });

  it('saves the type of business by its name [R-124, R-125]', () => {
    for (const type of ['product-seller', 'service-provider', 'both'] as const) {
      saveBusinessType(type);
      expect([localStorage.getItem('businessType'), loadBusinessType()]).toEqual([type, type]);
    }
  });
});

describe('discards what cannot be read', () => {
  test.each(['{', 'null', '[]', '"text"', '5'])('[R-126] %s', (text) => {
    localStorage.setItem('businessInfo', text);
    expect(loadDraft(shopFlow.basics.draft)).toBeNull();
    expect(localStorage.getItem('businessInfo')).toBeNull();
  });

  it('drops single fields of another type, and keeps the rest', () => {
    localStorage.setItem('businessInfo', JSON.stringify({ shop_name: 7, owner_name: 'Anand', odd: 1 }));
    expect(loadDraft(shopFlow.basics.draft)).toEqual({
      ...shopFlow.basics.draft.blank,
      ownerName: 'Anand',
    });
    localStorage.setItem('operatingDetails', JSON.stringify({ working_days: [1], service_area: null }));
    expect(loadDraft(shopFlow.operating.draft)).toEqual(shopFlow.operating.draft.blank);
  });

  it('forgets an unknown type of business [R-126]', () => {
    localStorage.setItem('businessType', 'constructor');
    expect(loadBusinessType()).toBeNull();
    expect(localStorage.getItem('businessType')).toBeNull();
  });
});

it('never stores a password anywhere [D-027]', () => {
  const contact = {
    ...shopFlow.contact.draft.blank,
    primaryPhone: '9876543210',
    password: 'sesame',
    confirm: 'sesame',
  };
  saveDraft(shopFlow.contact.draft, contact);
  const written = JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
  expect(written).toContain('9876543210');
  expect(written).not.toContain('sesame');
});

it('says that a draft could not be saved if the browser does not allow it', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(saveDraft(shopFlow.basics.draft, basics)).toBe(false);
  expect(loadDraft(shopFlow.basics.draft)).toBeNull();
  expect(loadBusinessType()).toBeNull();
});
