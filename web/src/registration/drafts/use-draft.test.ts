import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { FlowStep } from '../steps/flows/flow';
import { saveDraft } from './draft-store';
import { drafts } from './business-draft-forms';
import { bothFlow } from '../steps/flows/both-flow';
import { serviceFlow } from '../steps/flows/service-flow';
import { shopFlow } from '../steps/flows/shop-flow';
import { useDraft } from './use-draft';

beforeEach(() => localStorage.clear());

async function beginsWith<Values extends object>(flowStep: FlowStep<Values>): Promise<Values | null> {
  const { result } = renderHook(() => useDraft(flowStep));
  await waitFor(() => expect(result.current).not.toBeNull());
  return result.current;
}

const typed = {
  shopName: 'Anand Stores',
  ownerName: "Anand D'Souza",
  category: 'Grocery',
  address: '12, MG Road, Indiranagar',
  state: 'Karnataka',
  city: 'Bengaluru',
};

test('keeps what fits another type of business, and not what its rules reject', async () => {
  saveDraft(drafts.both.basics, typed);
  // A shop's owner has letters only in the name; all have the same categories.
  expect(await beginsWith(shopFlow.basics)).toEqual({ ...typed, ownerName: '' });
  expect(await beginsWith(serviceFlow.basics)).toEqual(typed);
});

test('prefers what was typed there before, on the way back', async () => {
  saveDraft(drafts.both.basics, typed);
  saveDraft(drafts.shop.basics, { ...typed, shopName: 'Anand and Sons' });
  expect(await beginsWith(shopFlow.basics)).toMatchObject({ shopName: 'Anand and Sons' });
  expect(await beginsWith(bothFlow.basics)).toEqual(typed);
});

test('a skipped step does not hide what was typed in another registration', async () => {
  saveDraft(drafts.shop.basics, drafts.shop.basics.blank);
  saveDraft(drafts.service.basics, { ...typed, category: 'Salon' });
  expect(await beginsWith(shopFlow.basics)).toMatchObject({
    shopName: 'Anand Stores',
    city: 'Bengaluru',
  });
});

test('keeps operating details and branding too', async () => {
  const operating = {
    workingDays: ['Mon'],
    openingHours: '09:00 AM - 06:00 PM',
    scheduleType: 'part-time',
    serviceArea: 'Both',
    deliveryOption: 'Only in-store service',
  };
  saveDraft(drafts.shop.operating, operating);
  saveDraft(drafts.shop.branding, {
    images: [],
    description: 'Rice and pulses',
    services: ['Rice'],
    prices: [],
  });
  expect(await beginsWith(serviceFlow.operating)).toEqual(operating);
  expect(await beginsWith(serviceFlow.branding)).toMatchObject({
    description: 'Rice and pulses',
    services: ['Rice'],
    prices: [],
  });
});
