import { afterEach, expect, test } from 'vitest';
import { saveBusinessType } from './business-type';
import { findDone } from './done-steps';
import { saveDraft } from './draft-store';
import { agentItinerary } from './itineraries/agent';
import { serviceItinerary } from './itineraries/service';
import { shopItinerary } from './itineraries/shop';
import { clearPhotos, savePhotos } from './photo-store';

afterEach(() => {
  localStorage.clear();
  clearPhotos('businessPhotos');
});

const { basics, operating, branding } = shopItinerary;
const filled = {
  shopName: 'Anand Stores',
  ownerName: 'Anand K',
  category: 'Grocery',
  address: '12, MG Road, Indiranagar',
  state: 'Karnataka',
  city: 'Bengaluru',
};

const last = 4;

test('a deep link claims no step, the first step that it follows the choice', async () => {
  saveBusinessType('product-seller');
  expect(await findDone(shopItinerary, last)).toEqual([]);
  expect(await findDone(shopItinerary, 1)).toEqual([0]);
  expect(await findDone(agentItinerary, last)).toEqual([]);
  expect(await findDone(agentItinerary, 1)).toEqual([0]);
});

test('what is filled in is done, what was skipped is not', async () => {
  saveBusinessType('product-seller');
  // Skipping keeps what was typed, be it nothing.
  saveDraft(basics.draft, basics.draft.blank);
  saveDraft(operating.draft, operating.draft.blank);
  expect(await findDone(shopItinerary, last)).toEqual([0]);
  saveDraft(basics.draft, filled);
  expect(await findDone(shopItinerary, last)).toEqual([0, 1]);
  const text = { description: 'All that a kitchen needs. '.repeat(3), services: ['Rice'], images: [] };
  saveDraft(branding.draft, text);
  expect(await findDone(shopItinerary, last)).toEqual([0, 1]);
  const blob = new Blob(['x']);
  savePhotos('businessPhotos', [
    { id: 'a', name: 'a.jpg', type: 'image/jpeg', bytes: 2000, blob, isReady: true },
  ]);
  expect(await findDone(shopItinerary, last)).toEqual([0, 1, 3]);
});

test('another type of business is another registration', async () => {
  saveBusinessType('product-seller');
  saveDraft(basics.draft, filled);
  expect(await findDone(serviceItinerary, last)).toEqual([]);
});

test('an agent’s first steps are done once the person is there', async () => {
  const { personal } = agentItinerary;
  saveDraft(personal.draft, personal.draft.blank);
  expect(await findDone(agentItinerary, last)).toEqual([0]);
  const mobile = '9876543210';
  saveDraft(personal.draft, {
    name: 'Ravi',
    email: 'r@example.in',
    mobile,
    whatsappNumber: mobile,
    location: 'Kochi',
  });
  expect(await findDone(agentItinerary, last)).toEqual([0, 1]);
});
