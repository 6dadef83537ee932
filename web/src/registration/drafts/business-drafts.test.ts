import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Photo } from '../../photos/photo';
import { loadBusinessType, saveBusinessType } from '../steps/flows/business-type';
import { saveDraft } from './draft-store';
import { businessPhotos, contactDraft, drafts } from './business-draft-forms';
import { loadPhotos, savePhotos } from './photo-store';
import { loadPin, savePin } from './pin-draft';
import { businessRegistration, clearBusinessDrafts } from './business-drafts';
import { findTicket, keepTicket } from '../submit/photo-tickets';
import { submissionKey } from '../submit/submission-key';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const photo: Photo = {
  id: 'front',
  name: 'front.jpg',
  type: 'image/jpeg',
  bytes: 3,
  blob: new Blob(['abc']),
  isReady: true,
};

/** Somebody has begun all three registrations, and sends one of them. */
function keepEverything(): void {
  for (const steps of [drafts.shop, drafts.service, drafts.both]) {
    saveDraft(steps.basics, { ...steps.basics.blank, shopName: 'Anand Stores' });
    saveDraft(steps.operating, steps.operating.blank);
    saveDraft(steps.branding, { ...steps.branding.blank, description: 'Rice' });
  }
  saveDraft(contactDraft, { ...contactDraft.blank, primaryPhone: '9876543210' });
  savePin({ sureFor: '', latitude: 9.96, longitude: 76.24 });
  saveBusinessType('both');
  savePhotos(businessPhotos, [photo]);
  keepTicket('front', 'ticket of front');
  submissionKey(businessRegistration);
}

it('leaves nothing of a registration behind, whichever type it was begun as [D-016, D-027]', async () => {
  // Belongs to something else, and must stay.
  localStorage.setItem('userData', '{}');
  localStorage.setItem('agentPersonal', '{}');
  keepEverything();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'agentPersonal',
    'bothInfo',
    'bothOperatingDetails',
    'brandingDetails',
    'businessInfo',
    'businessSubmissionKey',
    'businessType',
    'operatingDetails',
    'serviceInfo',
    'serviceOperatingDetails',
    'serviceRegistration',
    'userData',
  ]);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['businessPin', 'contactDetails', 'sentPhotos']);
  const before = submissionKey(businessRegistration);

  clearBusinessDrafts();

  expect(Object.keys(localStorage).toSorted()).toEqual(['agentPersonal', 'userData']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect([loadBusinessType(), loadPin(), findTicket('front')]).toEqual([null, null, undefined]);
  expect(await loadPhotos(businessPhotos)).toEqual([]);
  expect(submissionKey(businessRegistration)).not.toBe(before);
});
