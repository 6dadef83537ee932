import { useState } from 'react';
import { deleteShopImage, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { isOfKind } from '../../../api/failure-messages';
import { send } from '../../../api/send';
import { useToast } from '../../../ui/Toast';
import { deletePhotoMessage } from './sentences';
import { type Prove, withProof } from './with-proof';

export type SavedPhoto = ShopRecord['shopimages'][number];

/** The photos on the server. A deleted one disappears at once, and comes back if the server did not delete it. */
export function useGallery(shop: ShopRecord, onDeleted: () => void, prove?: Prove) {
  const toast = useToast();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const savedPhotos = shop.shopimages.filter(({ si_id }) => !gone.has(si_id));
  const restore = (id: number, says: string) => {
    setGone((before) => new Set([...before].filter((other) => other !== id)));
    toast('error', says);
  };
  const remove = async ({ si_id: id }: SavedPhoto) => {
    setGone((before) => new Set([...before, id]));
    const deleting = withProof(() => send(deleteShopImage, { image_id: id }), prove);
    const outcome = await deleting.catch((failure: unknown) => failure);
    // Missing: another tab deleted it already, or the first reply was lost. Declined: by M-490 a status of 200 is enough.
    const isGone = isOfKind(outcome, 'missing', 'declined');
    if (outcome instanceof Error && !isGone) return restore(id, deletePhotoMessage(outcome));
    onDeleted();
  };
  return { savedPhotos, remove };
}
