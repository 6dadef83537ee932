import { useEffect, useRef, useState } from 'react';
import { deleteShopImage, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { isOfKind } from '../../api/failure-messages';
import { send } from '../../api/send';
import { type AskForProof, withProof } from '../../api/with-proof';
import { useToast } from '../../ui/toasts/Toast';
import { deletePhotoMessage } from './sentences';

export type SavedPhoto = ShopRecord['shopimages'][number];

/** How long a deleted photo can be brought back. */
export const undoMs = 10_000;

/**
 * A deleted photo disappears at once. The server deletes it after ten seconds, or with Save. Until then 'Undo' brings
 * it back, and so does closing the editor. It comes back if the server did not delete it.
 */
export function useGallery(shop: ShopRecord, onDeleted: () => void, prove?: AskForProof) {
  const toast = useToast();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const end = async (id: number) => {
    stopWaiting(id);
    const deleting = withProof(() => send(deleteShopImage, { image_id: id }), prove);
    const outcome = await deleting.catch((failure: unknown) => failure);
    // Missing: another tab deleted it already, or the first reply was lost. Declined: by M-490 a status of 200 is enough.
    const isGone = isOfKind(outcome, 'missing', 'declined');
    if (outcome === null) return restore(id);
    if (outcome instanceof Error && !isGone) {
      restore(id);
      return toast('error', deletePhotoMessage(outcome));
    }
    onDeleted();
  };
  const restore = (id: number) => setGone((all) => without(all, id));
  const stopWaiting = (id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setWaiting((all) => without(all, id));
  };
  const remove = ({ si_id: id }: SavedPhoto) => {
    setGone((all) => new Set([...all, id]));
    setWaiting((all) => new Set([...all, id]));
    timers.current.set(
      id,
      setTimeout(() => void end(id), undoMs),
    );
  };
  const undo = () => {
    for (const id of waiting) {
      stopWaiting(id);
      restore(id);
    }
  };
  /** Deletes what still waits, for Save. One after the other, as a code may be asked for. */
  const settle = async () => {
    for (const id of waiting) await end(id);
  };
  useEffect(() => {
    const all = timers.current;
    return () => all.forEach((timer) => clearTimeout(timer));
  }, []);
  const savedPhotos = shop.shopimages.filter(({ si_id }) => !gone.has(si_id));
  return { savedPhotos, remove, undo, settle, waiting: waiting.size };
}

const without = (all: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...all].filter((other) => other !== id));
