import { useState } from 'react';
import type { Failure } from '@aaspaas/contract/failure';
import type { Contact } from '@aaspaas/contract/registration/values';
import { useToast } from '../../ui/Toast';
import { type BusinessItinerary, businessPhotos } from '../itineraries/business';
import type { Missing } from '../MissingStep';
import type { FailedPhoto, Photo } from '../../photos/photo';
import { loadPhotos, savePhotos } from '../photo-store';
import { notLoaded } from '../use-missing';
import type { Step } from '../use-wizard';
import { failedBy } from './ready-photos';
import { type Outcome, type Registered, sendBusiness } from './send-business';
import { type Sending, UnsentPhotos } from './send-with-photos';
import { sayFailure, words } from './sentences';
import { type Complaint, sortComplaints } from './sort-complaints';
import { useLeaving } from './use-leaving';
import { usePhotoRetry } from './use-photo-retry';

/** Why it did not succeed. */
export interface FormError {
  readonly failure: Failure | null;
  readonly says: string;
  /** What is wrong in earlier steps. */
  readonly earlier: readonly Complaint[];
  readonly failed: readonly FailedPhoto[];
}

const noTrouble = { failure: null, earlier: [], failed: [] };

export function useSubmitBusiness(
  itinerary: BusinessItinerary,
  { form }: Pick<Step<Contact>, 'form'>,
  onRegistered: (reply: Registered, contact: Contact) => void,
) {
  const toast = useToast();
  const [needed, setNeeded] = useState<Missing | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [trouble, setTrouble] = useState<FormError | null>(null);
  const leaving = useLeaving();

  const tell = (next: FormError) => {
    setTrouble(next);
    toast('error', next.says);
  };
  const refuse = (failure: Failure, photos: readonly Photo[]) => {
    const { says, fields } = sayFailure(failure);
    const { own, earlier } = sortComplaints(itinerary, fields);
    const failed = failure instanceof UnsentPhotos ? failure.photos : failedBy(fields['images'], photos);
    tell({ failure, says, earlier, failed });
    if (Object.keys(own).length > 0) form.setErrors(own);
  };
  const settle = (outcome: Outcome, contact: Contact) => {
    setNeeded(outcome.state === 'incomplete' ? outcome.needed : null);
    if (outcome.state === 'incomplete') return toast('warning', notLoaded);
    if (outcome.state === 'refused') return refuse(outcome.failure, outcome.photos);
    if (outcome.state === 'declined') return tell({ ...noTrouble, says: outcome.says });
    if (outcome.state === 'bad-photos')
      return tell({ ...noTrouble, says: words.fixErrors, failed: outcome.failed });
    toast('success', words.done);
    onRegistered(outcome.reply, contact);
  };
  const send = async (contact: Contact) => {
    setTrouble(null);
    const outcome = await sendBusiness(itinerary, contact, {
      say: (text) => toast('info', text),
      onProgress: setSending,
      signal: leaving.current,
    });
    setSending(null);
    if (!leaving.current.aborted) settle(outcome, contact);
  };
  const onSubmit = form.submit(send, () => toast('error', words.fixErrors));
  const { retry, begin } = usePhotoRetry((failed) => {
    // The last one has arrived: what was asked for goes on.
    if (failed.length === 0) onSubmit();
    else setTrouble((before) => before && { ...before, failed });
  });
  const removePhoto = (id: string) => {
    void takeOut(id);
    setTrouble(
      (before) => before && { ...before, failed: before.failed.filter(({ photo }) => photo.id !== id) },
    );
  };
  const retryPhoto = (failed: FailedPhoto) => void begin(failed, trouble?.failed ?? []);
  return { onSubmit, needed, sending, trouble, retry, retryPhoto, removePhoto };
}

async function takeOut(id: string): Promise<void> {
  const photos = await loadPhotos(businessPhotos);
  savePhotos(
    businessPhotos,
    photos.filter((photo) => photo.id !== id),
  );
}
