import { useState } from 'react';
import { deleteShopImage, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { isOfKind } from '../../api/failure-messages';
import { send } from '../../api/send';
import { type AskForProof, withProof } from '../../api/with-proof';
import { useToast } from '../../ui/toasts/Toast';
import { deletePhotoMessage } from './sentences';

export type SavedPhoto = ShopRecord['shopimages'][number];

/** The photos on the server. A deleted one disappears at once, and comes back if the server did not delete it. */
export function useGallery(shop: ShopRecord, onDeleted: () => void, prove?: AskForProof) {
  const toast = useToast();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const savedPhotos = shop.shopimages.filter(({ si_id }) => !gone.has(si_id));
  const restore = (id: number) => setGone((before) => new Set([...before].filter((other) => other !== id)));
  const remove = async ({ si_id: id }: SavedPhoto) => {
    setGone((before) => new Set([...before, id]));
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
  return { savedPhotos, remove };
}
