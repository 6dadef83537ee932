import type { ReplyOf } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { addShop } from '@aaspaas/contract/registration/calls';
import type { Contact } from '@aaspaas/contract/registration/values';
import { upload } from '../../api/upload';
import { type BusinessFlow, businessPhotos } from '../flows/business';
import type { Missing } from '../MissingStep';
import type { FailedPhoto, Photo } from '../../photos/photo';
import { businessPayload } from './business-payload';
import { businessRegistration, clearBusinessDrafts, neededStep, loadBusinessDrafts } from './business-drafts';
import { readyPhotos } from './ready-photos';
import { type Sending, sendWithPhotos } from './send-with-photos';
import { words } from './sentences';
import { forgetSubmissionKey, submissionKey } from './submission-key';

export type Registered = ReplyOf<typeof addShop>;

export type Outcome =
  | { readonly state: 'registered'; readonly reply: Registered }
  | { readonly state: 'incomplete'; readonly needed: Missing }
  | { readonly state: 'bad-photos'; readonly failed: readonly FailedPhoto[] }
  /** Answered, and not done. */
  | { readonly state: 'declined'; readonly says: string }
  | { readonly state: 'failed'; readonly photos: readonly Photo[]; readonly failure: Failure };

interface Listener {
  /** What is going on, in words. */
  say(text: string): void;
  onProgress(sending: Sending): void;
  readonly signal: AbortSignal;
}

/** Sends everything that the steps have collected. Once it has arrived, nothing of it is kept here. */
export async function sendBusiness(
  flow: BusinessFlow,
  contact: Contact,
  { say, onProgress, signal }: Listener,
): Promise<Outcome> {
  const kept = await loadBusinessDrafts(flow);
  const needed = neededStep(flow, kept);
  if (needed) return { state: 'incomplete', needed };
  say(words.processing);
  const { photos, failed } = await readyPhotos(businessPhotos);
  if (failed.length > 0) return { state: 'bad-photos', failed };
  say(words.submitting);
  const fields = businessPayload(flow, kept, contact);
  const idempotencyKey = submissionKey(businessRegistration);
  try {
    const reply = await sendWithPhotos(photos, { onProgress, signal }, (asFile, options) =>
      upload(addShop, fields, { image: photos.map(asFile) }, { ...options, idempotencyKey }),
    );
    if (!reply.result) return { state: 'declined', says: reply.message || words.failed };
    clearBusinessDrafts();
    return { state: 'registered', reply };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // It did arrive once. What is sent next is another wish, and judged as one.
    if (error.kind === 'mismatch') forgetSubmissionKey(businessRegistration);
    return { state: 'failed', photos, failure: error };
  }
}
