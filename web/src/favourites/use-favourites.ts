import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/session';
import { useToast } from '../ui/toasts/Toast';
import { setOwner, type Favourites, favourites, heartOf, type HeartState, subscribe } from './store';

export const notChanged = 'Failed to update wishlist. Please try again.';

/** Ties the list to the signed-in person. */
function useOwner(): void {
  const owner = useSession().user?.u_id ?? null;
  const toast = useToast();
  useEffect(() => setOwner(owner, () => toast('error', notChanged)), [owner, toast]);
}

export function useFavourites(): Favourites {
  useOwner();
  return useSyncExternalStore(subscribe, favourites, favourites);
}

/** A heart renders again only when it has changed itself, because there may be hundreds. */
export function useHeart(shopId: number): HeartState {
  useOwner();
  return useSyncExternalStore(subscribe, () => heartOf(shopId));
}
