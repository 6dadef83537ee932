import type { Request } from './requests';
import type { Understanding } from './Understood';

/**
 * Says of a list, in attributes, what it was searched for. What is pressed in it is counted with that (`countTaps`), so
 * that the admin sees which searches lead to nobody.
 */
export function searchedFor({ search = '', city, exact }: Request, understood: Understanding | undefined) {
  if (!understood) return {};
  const { corrected, place, tier } = understood;
  return {
    'data-search': corrected && !exact ? corrected.meant : search,
    'data-city': place?.city ?? city,
    'data-tier': tier,
  };
}
