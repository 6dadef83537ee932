import type { RequestTo } from '@aaspaas/contract/call';
import type { addWish } from '@aaspaas/contract/search/calls';
import type { Understanding } from './Understood';
import type { Request } from './requests';

/** What a search wanted and where, to be told of it later. */
export function wishOf(
  { search = '', at: chosen, city }: Request,
  understood: Understanding | undefined,
): RequestTo<typeof addWish> {
  const at = understood?.place?.key ?? chosen;
  return { search: search.slice(0, 200), ...(at && { at }), ...(city && { city }) };
}
