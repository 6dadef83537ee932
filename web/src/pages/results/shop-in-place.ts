import * as paths from '@aaspaas/contract/paths';
import type { PageUrl } from '../../current-url/url';

/** The shop that the finder shows in place of its list; null for none, 'unreadable' if it is not a number. */
export function shopInPlaceOf({ path, query }: PageUrl): number | 'unreadable' | null {
  const text = query.get('shop');
  if (text === null || !paths.isAt(path, paths.finder)) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 'unreadable';
}
