import * as paths from '@aaspaas/contract/paths';
import { keepLoading } from '../ui/loading/keep-loading';
import { pageAhead } from '../ui/loading/page-ahead';

/** What the page itself asks for comes first. */
const pauseMs = 1000;

/** Whoever sees cards presses one: by then the page of a shop is there, its script and the styles of all pages. */
export function loadShopsAhead(): void {
  const watch = new MutationObserver(look);
  function look() {
    if (!document.querySelector(`a[href^="${paths.shopPages}"]`)) return;
    watch.disconnect();
    setTimeout(() => keepLoading(loadShopPage), pauseMs);
  }
  watch.observe(document.body, { childList: true, subtree: true });
  look();
}

async function loadShopPage(): Promise<void> {
  await pageAhead.load(`${paths.shopPages}1`);
  const { whole, sheet } = document.querySelector<HTMLElement>('[data-whole]')?.dataset ?? {};
  // Only fetched: it is applied with the page.
  if (whole && sheet === 'results') await fetch(whole);
}
