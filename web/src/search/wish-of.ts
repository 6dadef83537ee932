import type { RequestTo } from '@aaspaas/contract/call';
import type { addWish } from '@aaspaas/contract/search/calls';
import type { Understanding } from './Understood';
import type { Request } from './requests';

/** The wish of a search: what was wanted, and where. */
export function wishOf(
  { search = '', at: chosen, city }: Request,
  understood: Understanding | undefined,
): RequestTo<typeof addWish> {
  const at = understood?.place?.key ?? chosen;
  return { search: search.slice(0, 200), ...(at && { at }), ...(city && { city }) };
}
