import { listFavourites, setFavourite } from '@aaspaas/contract/favourites/calls';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { send } from '../api/send';

/** The favourites of whoever is signed in: one list for the dialog and every heart on the page, read once a visit. */
export interface Favourites {
  /** The account they belong to; null for a guest. */
  readonly owner: number | null;
  readonly state: 'unread' | 'loading' | 'loaded' | 'failed';
  readonly shops: readonly ShopRecord[];
  /** Shops whose change is on its way. */
  readonly busy: ReadonlySet<number>;
}

const nobody: Favourites = { owner: null, state: 'unread', shops: [], busy: new Set() };
let current = nobody;
/** What changed since the last reading began: that reading may not know of it yet. */
const changed = new Map<number, ShopRecord | null>();
const listeners = new Set<() => void>();

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

/** Somebody else has signed in, or nobody: what was known is no longer true. */
export function belongTo(owner: number | null): void {
  if (current.owner === owner) return;
  changed.clear();
  change({ ...nobody, owner });
  if (owner !== null) void readFavourites();
}

/** What is known stays in sight while it is read anew, and when that fails. */
export async function readFavourites(): Promise<void> {
  const { owner, state } = current;
  if (owner === null || state === 'loading') return;
  changed.clear();
  if (state !== 'loaded') change({ state: 'loading' });
  const list = await send(listFavourites, { u_id: owner }).then(
    (reply) => (reply.result ? reply.list : null),
    () => null,
  );
  if (current.owner !== owner) return;
  if (list) change({ state: 'loaded', shops: withChanges(list) });
  else if (current.state === 'loading') change({ state: 'failed' });
}

function withChanges(list: readonly ShopRecord[]): ShopRecord[] {
  const added = [...changed.values()].filter((shop) => shop !== null);
  return [...added, ...list.filter(({ sh_id }) => !changed.has(sh_id))];
}

/** Changes nothing here unless the server says that it has; false when it has not. */
export async function changeFavourite(shop: ShopRecord, isWanted: boolean): Promise<boolean> {
  const { owner } = current;
  const { sh_id } = shop;
  if (owner === null || current.busy.has(sh_id)) return true;
  change({ busy: new Set([...current.busy, sh_id]) });
  const isDone = await send(setFavourite, { u_id: owner, sh_id, fav: isWanted ? 1 : 0 }).then(
    ({ result }) => result,
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
