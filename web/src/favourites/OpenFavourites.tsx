import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ShopGrid } from '../shops/cards/ShopGrid';
import { useFavourites } from './use-favourites';
import { say } from '../say';

const title = 'Your favourites, open now';
const mostShown = 4;

interface OpenFavouritesProps {
  /** As the server knew them, until they are read again. */
  readonly atFirst?: readonly ShopRecord[] | undefined;
}

/** The favourites that can be called now. Nothing is said where there are none: the heart in the header has them all. */
export function OpenFavourites({ atFirst }: OpenFavouritesProps) {
  const { shops, state } = useFavourites();
  const known = state === 'loaded' ? shops : (atFirst ?? shops);
  const open = known.filter(({ open_now }) => open_now).slice(0, mostShown);
  if (open.length === 0) return null;
  return (
    <section aria-label={say(title)} className="mx-auto max-w-6xl px-4 pt-4">
      <h2 className="pb-3 text-xl sm:text-2xl">{say(title)}</h2>
      <ShopGrid shops={open} />
    </section>
  );
}
