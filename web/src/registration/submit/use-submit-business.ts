import { useState } from 'react';
import type { Failure } from '@aaspaas/contract/failure';
import type { Contact } from '@aaspaas/contract/registration/values';
import { useToast } from '../../ui/toasts/Toast';
import { type BusinessFlow } from '../steps/flows/business-flow';
import { businessPhotos } from '../drafts/business-draft-forms';
import type { Missing } from '../steps/MissingStep';
import type { FailedPhoto, Photo } from '../../photos/photo';
import { loadPhotos, savePhotos } from '../drafts/photo-store';
import { notLoaded } from '../steps/use-missing-step';
import type { WizardStep } from '../steps/use-wizard';
import { failedBy } from './ready-photos';
import { type Outcome, type Registered, sendBusiness } from './send-business';
import { type Sending, UnsentPhotos } from './send-with-photos';
import { sayFailure, submitTexts } from './sentences';
import { type Complaint, sortComplaints } from './sort-complaints';
import { useLeaveSignal } from './use-leave-signal';
import { usePhotoRetry } from './use-photo-retry';

/** Why the registration was not sent, or not accepted. */
export interface SubmitError {
  readonly failure: Failure | null;
  readonly says: string;
  /** What is wrong in earlier steps. */
  readonly earlier: readonly Complaint[];
  readonly failed: readonly FailedPhoto[];
}

const noDetails = { failure: null, earlier: [], failed: [] };

export function useSubmitBusiness(
  flow: BusinessFlow,
  { form }: Pick<WizardStep<Contact>, 'form'>,
  onRegistered: (reply: Registered, contact: Contact) => void,
) {
  const toast = useToast();
  const [needed, setNeeded] = useState<Missing | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<SubmitError | null>(null);
  const leaving = useLeaveSignal();

  const tell = (next: SubmitError) => {
    setError(next);
    toast('error', next.says);
  };
  const showFailure = (failure: Failure, photos: readonly Photo[]) => {
    const { says, fields } = sayFailure(failure);
    const { own, earlier } = sortComplaints(flow, fields);
    const failed = failure instanceof UnsentPhotos ? failure.photos : failedBy(failure.details, photos);
    tell({ failure, says, earlier, failed });
    if (Object.keys(own).length > 0) form.setErrors(own);
  };
  const settle = (outcome: Outcome, contact: Contact) => {
    setNeeded(outcome.state === 'incomplete' ? outcome.needed : null);
    if (outcome.state === 'incomplete') return toast('warning', notLoaded);
    if (outcome.state === 'failed') return showFailure(outcome.failure, outcome.photos);
    if (outcome.state === 'bad-photos')
      return tell({ ...noDetails, says: submitTexts.fixErrors, failed: outcome.failed });
    toast('success', submitTexts.done);
    onRegistered(outcome.reply, contact);
  };
  const send = async (contact: Contact) => {
    setError(null);
    const outcome = await sendBusiness(flow, contact, {
      say: (text) => toast('info', text),
      onProgress: setSending,
      signal: leaving.current,
    });
    setSending(null);
    if (!leaving.current.aborted) settle(outcome, contact);
  };
  const onSubmit = form.submit(send, () => toast('error', submitTexts.fixErrors));
  const { retry, begin } = usePhotoRetry((failed) => {
    // The last photo has arrived, so the registration is sent.
    if (failed.length === 0) onSubmit();
    else setError((before) => before && { ...before, failed });
  });
  const removePhoto = (id: string) => {
    void takeOut(id);
    setError(
      (before) => before && { ...before, failed: before.failed.filter(({ photo }) => photo.id !== id) },
    );
  };
  const retryPhoto = (failed: FailedPhoto) => void begin(failed, error?.failed ?? []);
  return { onSubmit, needed, sending, error, retry, retryPhoto, removePhoto };
}

async function takeOut(id: string): Promise<void> {
  const photos = await loadPhotos(businessPhotos);
  savePhotos(
    businessPhotos,
    photos.filter((photo) => photo.id !== id),
  );
}
