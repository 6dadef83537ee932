import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '@aaspaas/contract/failure';
import type { Photo } from '../../photos/photo';
import { upload } from '../../api/upload';
import { saveDraft } from '../drafts/draft-store';
import { businessPhotos, drafts } from '../drafts/business-draft-forms';
import { licencesKey } from '../drafts/agent-photos';
import { clearPhotos, loadPhotos, savePhotos } from '../drafts/photo-store';
import { agentFlow } from '../steps/flows/agent-flow';
import { saveBusinessType } from '../steps/flows/business-type';
import { shopFlow } from '../steps/flows/shop-flow';
import { sendAgent } from './send-agent';
import { sendBusiness } from './send-business';
import { submissionKey } from './submission-key';

/** What becomes of a registration that was sent: what is said, what is kept, and when it counts as another one. */

vi.mock('../../api/upload');

const listener = { say: () => {}, onProgress: () => {}, signal: new AbortController().signal };
const photo = (bytes: number, isReady = true): Photo => ({
  id: 'front',
  name: 'front.jpg',
  type: 'image/jpeg',
  bytes,
  blob: new Blob(['x'.repeat(bytes)]),
  isReady,
});
const unreadable = (): Photo => {
  const blob = new Blob(['x']);
  blob.arrayBuffer = () => Promise.reject(new Error('gone'));
  return { ...photo(1, false), blob };
};
const keys = () => vi.mocked(upload).mock.calls.map(([, , , options]) => options?.idempotencyKey);
const forms = () => vi.mocked(upload).mock.calls.length;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const key of [businessPhotos, licencesKey]) clearPhotos(key);
  vi.mocked(upload).mockReset().mockResolvedValue({ result: true, message: 'Registered.' });
});

describe('a business', () => {
  const contact = {
    primaryPhone: '9876543210',
    alternatePhone: '',
    whatsappNumber: '',
    email: '',
    password: 'secret-12',
    confirm: 'secret-12',
  };
  const basics = {
    shopName: 'Anand Stores',
    ownerName: 'Anand',
    category: 'Bakery',
    address: '12 MG Road, Indiranagar',
    state: 'Karnataka',
    city: 'Bengaluru',
  };
  const send = () => sendBusiness(shopFlow, contact, listener);
  const fillIn = () => {
    saveBusinessType('product-seller');
    saveDraft(drafts.shop.basics, basics);
  };

  test('without its type, or its name, is not sent, and the step is named', async () => {
    saveDraft(drafts.shop.basics, basics);
    expect(await send()).toMatchObject({ state: 'incomplete', needed: { path: '/RegistrationJoin' } });
    saveBusinessType('product-seller');
    saveDraft(drafts.shop.basics, { ...basics, shopName: '' });
    const { basics: step } = shopFlow;
    expect(await send()).toEqual({ state: 'incomplete', needed: { name: step.title, path: step.path } });
    expect(forms()).toBe(0);
  });

  test('that was sent leaves nothing, and the next one is another', async () => {
    fillIn();
    savePhotos(businessPhotos, [photo(10)]);
    const before = submissionKey('business');
    expect(await send()).toMatchObject({ state: 'registered', reply: { message: 'Registered.' } });
    expect(keys()).toEqual([before]);
    expect([Object.keys(localStorage), await loadPhotos(businessPhotos)]).toEqual([[], []]);
    expect(submissionKey('business')).not.toBe(before);
  });

  test.each([
    ['unreachable', true],
    ['taken', true],
    ['mismatch', false],
  ] as const)(
    'that failed because it was %s stays, and is the same one when sent again: %s',
    async (kind, isSame) => {
      fillIn();
      const failure = new Failure(kind, 'x');
      vi.mocked(upload).mockRejectedValue(failure);
      const before = submissionKey('business');
      expect(await send()).toEqual({ state: 'failed', photos: [], failure });
      expect(localStorage.getItem('businessInfo')).toContain('Anand Stores');
      expect(submissionKey('business') === before).toBe(isSame);
    },
  );

  test('with a photo that cannot be sent says which, and sends nothing', async () => {
    fillIn();
    const limit = 5 * 1024 * 1024;
    savePhotos(businessPhotos, [photo(limit), photo(limit + 1), unreadable()]);
    const outcome = await send();
    expect(outcome.state === 'bad-photos' && outcome.failed.map(({ says }) => says)).toEqual([
      'Image 2 exceeds 5MB size limit',
      'This photo could not be read.',
    ]);
    expect(forms()).toBe(0);
    expect(await loadPhotos(businessPhotos)).toHaveLength(3);
  });
});

describe('an agent', () => {
  const contact = {
    primaryPhone: '9876543211',
    secondaryPhone: '',
    whatsappNumber: '',
    email: 'ravi@example.in',
    password: 'secret-12',
    confirm: 'secret-12',
  };
  const { draft } = agentFlow.personal;
  const fillIn = () => saveDraft(draft, { ...draft.blank, name: 'Ravi' });
  const send = () => sendAgent(contact, listener);

  test('who was registered leaves nothing, and the next one is another', async () => {
    fillIn();
    const before = submissionKey('agent');
    expect(await send()).toEqual({
      isDone: true,
      says: 'Registration successful!',
      isTaken: false,
      fields: {},
      unsent: [],
    });
    expect(keys()).toEqual([before]);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(submissionKey('agent')).not.toBe(before);
  });

  test.each([
    ['unreachable', true, false],
    ['invalid', true, false],
    ['taken', true, true],
    ['mismatch', false, true],
  ] as const)(
    'who failed because it was %s: the same when sent again: %s, known: %s',
    async (kind, isSame, isTaken) => {
      fillIn();
      const fields = { email: 'Please look at it.' };
      vi.mocked(upload).mockRejectedValue(new Failure(kind, 'x', { fields }));
      const before = submissionKey('agent');
      expect(await send()).toMatchObject({ isDone: false, isTaken, fields, unsent: [] });
      expect(submissionKey('agent') === before).toBe(isSame);
      expect(Object.keys(localStorage)).toContain(draft.key);
    },
  );

  test('with a licence that cannot be read is not sent, and its name is said', async () => {
    fillIn();
    savePhotos(licencesKey, [unreadable()]);
    expect((await send()).says).toContain('front.jpg: This photo could not be read.');
    expect(forms()).toBe(0);
  });
});
