import type { ReplyOf } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { addShop } from '@aaspaas/contract/registration/calls';
import type { Contact } from '@aaspaas/contract/registration/values';
import { upload } from '../../api/upload';
import { type BusinessFlow } from '../steps/flows/business-flow';
import { businessPhotos } from '../drafts/business-draft-forms';
import type { Missing } from '../steps/MissingStep';
import type { FailedPhoto, Photo } from '../../photos/photo';
import { businessPayload } from './business-payload';
import {
  businessRegistration,
  clearBusinessDrafts,
  neededStep,
  loadBusinessDrafts,
} from '../drafts/business-drafts';
import { readyPhotos } from './ready-photos';
import { type Sending, sendWithPhotos } from './send-with-photos';
import { submitTexts } from './sentences';
import { forgetSubmissionKey, submissionKey } from './submission-key';

export type Registered = ReplyOf<typeof addShop>;

export type Outcome =
  | { readonly state: 'registered'; readonly reply: Registered }
  | { readonly state: 'incomplete'; readonly needed: Missing }
  | { readonly state: 'bad-photos'; readonly failed: readonly FailedPhoto[] }
  | { readonly state: 'failed'; readonly photos: readonly Photo[]; readonly failure: Failure };

interface Listener {
  /** Says what is going on. */
  say(text: string): void;
  onProgress(sending: Sending): void;
  readonly signal: AbortSignal;
}

/** Sends all steps. Once they have arrived, nothing of them is kept here. */
export async function sendBusiness(
  flow: BusinessFlow,
  contact: Contact,
  { say, onProgress, signal }: Listener,
): Promise<Outcome> {
  const kept = await loadBusinessDrafts(flow);
  const needed = neededStep(flow, kept);
  if (needed) return { state: 'incomplete', needed };
  say(submitTexts.processing);
  const { photos, failed } = await readyPhotos(businessPhotos);
  if (failed.length > 0) return { state: 'bad-photos', failed };
  say(submitTexts.submitting);
  const fields = businessPayload(flow, kept, contact);
  const idempotencyKey = submissionKey(businessRegistration);
  try {
    const reply = await sendWithPhotos(photos, { onProgress, signal }, (asFile, options) =>
      upload(addShop, fields, { image: photos.map(asFile) }, { ...options, idempotencyKey }),
    );
    clearBusinessDrafts();
    return { state: 'registered', reply };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // The first attempt did arrive. What is sent next differs, so it needs a new key.
    if (error.kind === 'mismatch') forgetSubmissionKey(businessRegistration);
    return { state: 'failed', photos, failure: error };
  }
}
