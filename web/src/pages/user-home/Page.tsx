import { listDeliveries } from '@aaspaas/contract/deliveries/calls';
import { isOpen } from '@aaspaas/contract/deliveries/moves';
import { listFavourites } from '@aaspaas/contract/favourites/calls';
import { useBoot } from '../../api/boot';
import { replyTo } from '../../page/page-server';
import { LocationNote } from '../../places/LocationNote';
import { OpenFavourites } from '../../favourites/OpenFavourites';
import { say } from '../../say';
import { SearchPill } from '../../search/SearchPill';
import { useKeptFocus } from '../../search/use-kept-focus';
import { useNearby } from '../../search/use-nearby';
import { lazyPart } from '../../ui/loading/lazy-part';
import { useSession } from '../../session/session';
import { Hero } from '../landing/Hero';
import { Join } from '../landing/Join';
import { Needs } from '../landing/Needs';
import { ShopsAndServices } from '../landing/ShopsAndServices';
import { ownDeliveries, ownFavourites } from './requests';

// Most have nothing on its way, so it comes after the rest.
const Running = lazyPart(
  async () => (await import('../../deliveries/RunningDeliveries')).RunningDeliveries,
  () => null,
);

/** The home of people who are signed in; guests may look around in it, too. */
export function Page() {
  const { place, chosen, location, note, ...search } = useNearby();
  const { user } = useSession();
  const { replies } = useBoot();
  const favourites = replyTo(listFavourites, ownFavourites, replies);
  const isRunning = replyTo(listDeliveries, ownDeliveries, replies)?.list?.some(({ d_state }) =>
    isOpen(d_state),
  );
  const isDetecting = location.state === 'detecting';
  const hero = useKeptFocus(isDetecting);
  return (
    <>
      <div ref={hero}>
        <Hero>
          {user && (
            <p className="text-xl font-bold sm:text-3xl">{say('Hello, {name}', { name: user.name })}</p>
          )}
          <h1 className="text-base leading-tight sm:text-xl">Find Shops & Services Near You.</h1>
          <SearchPill {...search} isDetecting={isDetecting} />
          <LocationNote location={location} {...note} />
        </Hero>
      </div>
      {user && <Running instead={isRunning && <div className="h-96" />} />}
      {user && <OpenFavourites atFirst={favourites?.list} />}
      <Needs />
      <ShopsAndServices place={place} chosen={chosen} />
      <Join />
    </>
  );
}
