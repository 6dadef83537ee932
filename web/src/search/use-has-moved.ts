import { useState } from 'react';
import type { ShopPages } from './use-shop-pages';

/** True if the list is for a place that the text names. While a new list loads, as for the last one. */
export function useHasMoved(pages: ShopPages): boolean {
  const now = pages.state === 'loaded' ? pages.understood?.moved === true : null;
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last ?? false;
}
