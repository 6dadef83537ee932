import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/session';
import { belongTo, type Favourites, favourites, heartOf, type HeartState, subscribe } from './store';

/** Keeps the list with the person who is signed in. */
function useOwner(): void {
  const owner = useSession().user?.u_id ?? null;
  useEffect(() => belongTo(owner), [owner]);
}

export function useFavourites(): Favourites {
  useOwner();
  return useSyncExternalStore(subscribe, favourites);
}

/** One heart is drawn anew only when it has changed itself: there may be hundreds. */
export function useHeart(shopId: number): HeartState {
  useOwner();
  return useSyncExternalStore(subscribe, () => heartOf(shopId));
}
