import type { RequestTo } from '@aaspaas/contract/call';
import { countTap } from '@aaspaas/contract/shops/calls';
import { tapActions } from '@aaspaas/contract/shops/taps';

type Searched = Pick<RequestTo<typeof countTap>, 'search' | 'city' | 'tier'>;

/** The shop that was opened from the results of a search, and what the search was for. */
let opened: { readonly shopId: number; readonly searched: Searched } | null = null;

/**
 * Counts for the owner how often somebody called, wrote, shared or asked for the way: which shop and which action,
 * never who; and for the admin, after which search. Links and buttons name the shop and the action in data-tap and
 * data-shop, lists what they were searched for in data-search.
 */
export function countTaps(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const searched = searchedIn(target);
    const tapped = target.closest<HTMLElement>('[data-tap]');
    if (tapped) report(tapped, searched);
    else if (searched) remember(target, searched);
  });
}

function searchedIn(target: Element): Searched | null {
  const results = target.closest<HTMLElement>('[data-search]');
  if (!results) return null;
  const { search, city, tier } = results.dataset;
  // The attributes are written by searchedFor; the server checks them.
  return { search, ...(city && { city }), tier } as Searched;
}

function remember(target: Element, searched: Searched): void {
  const href = target.closest('a')?.getAttribute('href') ?? '';
  const shopId = Number(/(?:\/shop\/|[?&]shop=)(\d+)/.exec(href)?.[1]);
  if (shopId) opened = { shopId, searched };
}

/** A beacon does not delay the action. */
function report(tapped: HTMLElement, searched: Searched | null): void {
  const sh_id = Number(tapped.dataset['shop']);
  const action = tapActions.find((each) => each === tapped.dataset['tap']);
  if (!action || !sh_id) return;
  const before = searched ?? (opened?.shopId === sh_id ? opened.searched : null);
  const body = JSON.stringify({ sh_id, action, ...before });
  navigator.sendBeacon(countTap.path, new Blob([body], { type: 'application/json' }));
}
