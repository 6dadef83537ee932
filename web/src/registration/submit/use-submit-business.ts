import { useState } from 'react';
import type { Failure } from '@aaspaas/contract/failure';
import type { Contact } from '@aaspaas/contract/registration/values';
import { useToast } from '../../ui/Toast';
import { type BusinessItinerary, businessPhotos } from '../itineraries/business';
import type { Missing } from '../MissingStep';
import type { Photo } from '../../photos/photo';
import { savePhotos } from '../photo-store';
import { notLoaded } from '../use-missing';
import type { Step } from '../use-wizard';
import { type PhotoTroubles, troublesOf } from './ready-photos';
import { type Outcome, type Registered, sendBusiness } from './send-business';
import { sayFailure, words } from './sentences';
import { type Complaint, sortComplaints } from './sort-complaints';
import { useLeaving } from './use-leaving';

/** How far the sending is. */
export interface Sending {
  readonly photos: readonly Photo[];
  /** From 0 to 1: of everything, and of each photo. */
  readonly share: number;
  readonly shares: readonly number[];
}

/** Why it did not succeed. */
export interface Trouble {
  readonly failure: Failure | null;
  readonly says: string;
  /** What is wrong in earlier steps. */
  readonly earlier: readonly Complaint[];
  readonly photos: readonly Photo[];
  readonly photoTroubles: PhotoTroubles;
}

const noTrouble = { failure: null, earlier: [], photoTroubles: {} };

export function useSubmitBusiness(
  itinerary: BusinessItinerary,
  { form }: Pick<Step<Contact>, 'form'>,
  onRegistered: (reply: Registered) => void,
) {
  const toast = useToast();
  const [needed, setNeeded] = useState<Missing | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const leaving = useLeaving();

  const tell = (next: Trouble) => {
    setTrouble(next);
    toast('error', next.says);
  };
  const refuse = (failure: Failure, photos: readonly Photo[]) => {
    const { says, fields } = sayFailure(failure);
    const { own, earlier } = sortComplaints(itinerary, fields);
    tell({ failure, says, earlier, photos, photoTroubles: troublesOf(fields['images'], photos) });
    if (Object.keys(own).length > 0) form.setErrors(own);
  };
  const settle = (outcome: Outcome) => {
    setNeeded(outcome.state === 'incomplete' ? outcome.needed : null);
    if (outcome.state === 'incomplete') return toast('warning', notLoaded);
    if (outcome.state === 'refused') return refuse(outcome.failure, outcome.photos);
    if (outcome.state === 'declined') return tell({ ...noTrouble, ...outcome });
    if (outcome.state === 'bad-photos') {
      const { photos, troubles: photoTroubles } = outcome;
      return tell({ ...noTrouble, says: words.fixErrors, photos, photoTroubles });
    }
    toast('success', words.done);
    onRegistered(outcome.reply);
  };
  const send = async (contact: Contact) => {
    setTrouble(null);
    const outcome = await sendBusiness(itinerary, contact, {
      say: (text) => toast('info', text),
      onProgress: (photos, share, shares) => setSending({ photos, share, shares }),
      signal: leaving.current,
    });
    setSending(null);
    if (!leaving.current.aborted) settle(outcome);
  };
  const removePhoto = (id: string) => {
    if (!trouble) return;
    const photos = trouble.photos.filter((photo) => photo.id !== id);
    savePhotos(businessPhotos, photos);
    setTrouble({ ...trouble, photos });
  };
  const onSubmit = form.submit(send, () => toast('error', words.fixErrors));
  return { onSubmit, needed, sending, trouble, removePhoto };
}
