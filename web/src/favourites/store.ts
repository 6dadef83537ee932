import { listFavourites, setFavourite } from '@aaspaas/contract/favourites/calls';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { send } from '../api/send';

/**
 * The favourites of the signed-in person: one list for the dialog and all hearts on the page, read once per visit.
 */
export interface Favourites {
  /** The account that they belong to; null for a guest. */
  readonly owner: number | null;
  readonly state: 'unread' | 'loading' | 'loaded' | 'failed';
  readonly shops: readonly ShopRecord[];
  /** Shops whose change is being sent. */
  readonly busy: ReadonlySet<number>;
}

const nobody: Favourites = { owner: null, state: 'unread', shops: [], busy: new Set() };
let current = nobody;
/** Changes since the last read began, which its reply may not contain yet. */
const changed = new Map<number, ShopRecord | null>();
const listeners = new Set<() => void>();

/** What a guest wants to be done, and until when: who logs in much later may be somebody else. */
let waiting: { readonly work: () => void; readonly until: number } | null = null;
const longestWaitMs = 10 * 60_000;

/** Runs the work when somebody logs in soon, with the favourites of that person. */
export function afterLogin(work: () => void): void {
  waiting = { work, until: Date.now() + longestWaitMs };
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const favourites = (): Favourites => current;

export type HeartState = 'off' | 'on' | 'busy';

export function heartOf(shopId: number): HeartState {
  if (current.busy.has(shopId)) return 'busy';
  return current.shops.some(({ sh_id }) => sh_id === shopId) ? 'on' : 'off';
}

function change(patch: Partial<Favourites>): void {
  current = { ...current, ...patch };
  for (const listener of listeners) listener();
}

/** Another person has signed in, or nobody is signed in any more, so the list is forgotten. */
export function setOwner(owner: number | null): void {
  if (current.owner === owner) return;
  change({ ...nobody, owner });
  if (owner === null) return;
  void readFavourites();
  if (waiting && Date.now() < waiting.until) waiting.work();
  waiting = null;
}

/** The known list stays on the page while it is read again, and if that fails. */
export async function readFavourites(): Promise<void> {
  const { owner, state } = current;
  if (owner === null || state === 'loading') return;
  changed.clear();
  if (state !== 'loaded') change({ state: 'loading' });
  const list = await send(listFavourites, { u_id: owner }).then(
    ({ list: found }) => found,
    () => null,
  );
  if (current.owner !== owner) return;
  if (list) change({ state: 'loaded', shops: withChanges(list) });
  else {
    // Without a line they are not lost, but still to come.
    if (current.state === 'loading') change({ state: navigator.onLine ? 'failed' : 'unread' });
    addEventListener('online', readAgain, { once: true });
  }
}

const readAgain = (): void => void readFavourites();

function withChanges(list: readonly ShopRecord[]): ShopRecord[] {
  const added = [...changed.values()].filter((shop) => shop !== null);
  return [...added, ...list.filter(({ sh_id }) => !changed.has(sh_id))];
}

/** Changes the list only if the server confirms; returns false if it does not. */
export async function changeFavourite(shop: ShopRecord, isWanted: boolean): Promise<boolean> {
  const { owner } = current;
  const { sh_id } = shop;
  if (owner === null || current.busy.has(sh_id)) return true;
  change({ busy: new Set([...current.busy, sh_id]) });
  const isDone = await send(setFavourite, { u_id: owner, sh_id, fav: isWanted ? 1 : 0 }).then(
    () => true,
    () => false,
  );
  if (current.owner !== owner) return true;
  const others = current.shops.filter((each) => each.sh_id !== sh_id);
  if (isDone) changed.set(sh_id, isWanted ? shop : null);
  change({
    busy: new Set([...current.busy].filter((id) => id !== sh_id)),
    ...(isDone && { shops: isWanted ? [shop, ...others] : others }),
  });
  return isDone;
}
