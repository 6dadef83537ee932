import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/session';
import { setOwner, type Favourites, favourites, heartOf, type HeartState, subscribe } from './store';

/** Ties the list to the signed-in person. */
function useOwner(): void {
  const owner = useSession().user?.u_id ?? null;
  useEffect(() => setOwner(owner), [owner]);
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
