import type { ReplyOf } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { addShop } from '@aaspaas/contract/registration/calls';
import type { Contact } from '@aaspaas/contract/registration/values';
import { upload } from '../../server/upload';
import { type BusinessItinerary, businessPhotos } from '../itineraries/business';
import type { Missing } from '../MissingStep';
import type { Photo } from '../../photos/photo';
import { businessPayload } from './business-payload';
import { businessRegistration, clearKept, neededStep, readKept } from './kept-business';
import { type PhotoTroubles, readyPhotos } from './ready-photos';
import { words } from './sentences';
import { forgetSubmissionKey, submissionKey } from './submission-key';

export type Registered = ReplyOf<typeof addShop>;

export type Outcome =
  | { readonly state: 'registered'; readonly reply: Registered }
  | { readonly state: 'incomplete'; readonly needed: Missing }
  | { readonly state: 'bad-photos'; readonly photos: readonly Photo[]; readonly troubles: PhotoTroubles }
  /** Answered, and not done. */
  | { readonly state: 'declined'; readonly photos: readonly Photo[]; readonly says: string }
  | { readonly state: 'refused'; readonly photos: readonly Photo[]; readonly failure: Failure };

interface Listener {
  /** What is going on, in words. */
  say(text: string): void;
  onProgress(photos: readonly Photo[], share: number, shares: readonly number[]): void;
  readonly signal: AbortSignal;
}

/** Sends everything that the steps have collected. Once it has arrived, nothing of it is kept here. */
export async function sendBusiness(
  itinerary: BusinessItinerary,
  contact: Contact,
  { say, onProgress, signal }: Listener,
): Promise<Outcome> {
  const kept = await readKept(itinerary);
  const needed = neededStep(itinerary, kept);
  if (needed) return { state: 'incomplete', needed };
  say(words.processing);
  const { photos, troubles } = await readyPhotos(businessPhotos);
  if (Object.keys(troubles).length > 0) return { state: 'bad-photos', photos, troubles };
  say(words.submitting);
  onProgress(
    photos,
    0,
    photos.map(() => 0),
  );
  try {
    const reply = await upload(
      addShop,
      businessPayload(itinerary, kept, contact),
      { image: photos.map(({ blob }) => blob) },
      {
        idempotencyKey: submissionKey(businessRegistration),
        onProgress: (share, shares) => onProgress(photos, share, shares),
        signal,
      },
    );
    if (!reply.result) return { state: 'declined', photos, says: reply.message || words.failed };
    clearKept();
    return { state: 'registered', reply };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // It did arrive once. What is sent next is another wish, and judged as one.
    if (error.kind === 'mismatch') forgetSubmissionKey(businessRegistration);
    return { state: 'refused', photos, failure: error };
  }
}
