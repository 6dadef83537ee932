import { OpenFavourites } from '../../favourites/OpenFavourites';
import { Join } from '../landing/Join';
import { Needs } from '../landing/Needs';
import { SearchHero } from '../../search/SearchHero';
import { ShopsAndServices } from '../landing/ShopsAndServices';
import { useNearby } from '../../search/use-nearby';
import { useSession } from '../../session/session';

/** The home of people who are signed in; guests may look around in it, too. */
export function Page() {
  const { place, chosen, hero } = useNearby();
  const { user } = useSession();
  return (
    <>
      <SearchHero {...hero} />
      <Needs />
      {user && <OpenFavourites />}
      <ShopsAndServices place={place} chosen={chosen} />
      <Join />
    </>
  );
}
