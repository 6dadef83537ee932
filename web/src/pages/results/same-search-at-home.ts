import * as paths from '@aaspaas/contract/paths';
import type { PageUrl } from '../../current-url/url';

/**
 * People who are signed in have no '/': their search is at home, with all that was chosen for it. The login that was
 * asked for on the way is not.
 */
export function sameSearchAtHome({ query }: PageUrl): string {
  const kept = new URLSearchParams(query);
  for (const ofLogin of ['open', 'stay']) kept.delete(ofLogin);
  return `${paths.userHome}?${kept.toString()}`;
}
