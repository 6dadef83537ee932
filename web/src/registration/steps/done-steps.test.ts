import { afterEach, expect, test } from 'vitest';
import { saveBusinessType } from './flows/business-type';
import { findDone } from './done-steps';
import { saveDraft } from '../drafts/draft-store';
import { agentFlow } from './flows/agent-flow';
import { serviceFlow } from './flows/service-flow';
import { shopFlow } from './flows/shop-flow';
import { clearPhotos, savePhotos } from '../drafts/photo-store';

afterEach(() => {
  localStorage.clear();
  clearPhotos('businessPhotos');
});

const { basics, operating, branding } = shopFlow;
const filled = {
  shopName: 'Anand Stores',
  ownerName: 'Anand K',
  category: 'Grocery',
  address: '12, MG Road, Indiranagar',
  state: 'Karnataka',
  city: 'Bengaluru',
};

const last = 4;

test('a deep link shows no step as done, and the first step only that the type was chosen', async () => {
  saveBusinessType('product-seller');
  expect(await findDone(shopFlow, last)).toEqual([]);
  expect(await findDone(shopFlow, 1)).toEqual([0]);
  expect(await findDone(agentFlow, last)).toEqual([]);
  expect(await findDone(agentFlow, 1)).toEqual([0]);
});

test('filled steps are done, skipped ones are not', async () => {
  saveBusinessType('product-seller');
  // Skipping saves what was typed, even if that is nothing.
  saveDraft(basics.draft, basics.draft.blank);
  saveDraft(operating.draft, operating.draft.blank);
  expect(await findDone(shopFlow, last)).toEqual([0]);
  saveDraft(basics.draft, filled);
  expect(await findDone(shopFlow, last)).toEqual([0, 1]);
  const text = {
    description: 'All that a kitchen needs. '.repeat(3),
    services: ['Rice'],
    prices: [],
    images: [],
  };
  saveDraft(branding.draft, text);
  expect(await findDone(shopFlow, last)).toEqual([0, 1]);
  const blob = new Blob(['x']);
  savePhotos('businessPhotos', [
    { id: 'a', name: 'a.jpg', type: 'image/jpeg', bytes: 2000, blob, isReady: true },
  ]);
  expect(await findDone(shopFlow, last)).toEqual([0, 1, 3]);
});

test('another type of business is another registration', async () => {
  saveBusinessType('product-seller');
  saveDraft(basics.draft, filled);
  expect(await findDone(serviceFlow, last)).toEqual([]);
});

test('an agent’s first steps are done once the personal details are there', async () => {
  const { personal } = agentFlow;
  saveDraft(personal.draft, personal.draft.blank);
  expect(await findDone(agentFlow, last)).toEqual([0]);
  const mobile = '9876543210';
  saveDraft(personal.draft, {
    name: 'Ravi',
    email: 'r@example.in',
    mobile,
    whatsappNumber: mobile,
    location: 'Kochi',
  });
  expect(await findDone(agentFlow, last)).toEqual([0, 1]);
});
