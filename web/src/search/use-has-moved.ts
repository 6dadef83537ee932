import { useState } from 'react';
import type { ShopPages } from './use-shop-pages';

/** True if the text names a place that the list is for. While a list is loaded anew, as for the one before it. */
export function useHasMoved(pages: ShopPages): boolean {
  const now = pages.state === 'loaded' ? pages.understood?.moved === true : null;
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last ?? false;
}
