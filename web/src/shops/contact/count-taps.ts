import { countTap } from '@aaspaas/contract/shops/calls';
import { type TapAction, tapActions } from '@aaspaas/contract/shops/taps';

/**
 * Counts for the owner how often somebody called, wrote, shared or asked for the way: which shop and which action,
 * never who. Links and buttons name them in data-tap and data-shop. A beacon does not delay the action.
 */
export function countTaps(): void {
  document.addEventListener('click', ({ target }) => {
    const tapped = target instanceof Element ? target.closest<HTMLElement>('[data-tap]') : null;
    if (!tapped) return;
    const sh_id = Number(tapped.dataset['shop']);
    const action = tapActions.find((each) => each === tapped.dataset['tap']);
    if (action && sh_id) report(sh_id, action);
  });
}

function report(sh_id: number, action: TapAction): void {
  const body = new Blob([JSON.stringify({ sh_id, action })], { type: 'application/json' });
  navigator.sendBeacon(countTap.path, body);
}
