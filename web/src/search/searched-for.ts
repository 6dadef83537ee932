import type { Request } from './requests';
import type { Understanding } from './Understood';

/**
 * Attributes that say what a list was searched for. Taps in the list are counted with them (`countTaps`), so that
 * admins see which searches lead to nobody.
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
