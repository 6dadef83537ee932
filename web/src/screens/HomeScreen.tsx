import { Join } from '../landing/Join';
import { SearchHero } from '../shops/SearchHero';
import { ShopSection } from '../shops/ShopSection';
import { inSameCity } from './addresses';
import { sayPlace, sectionRequest } from './requests';
import { useNearby } from './use-nearby';

/** The home of people who are signed in; guests may look around in it, too. */
export function HomeScreen() {
  const { address, place, hero } = useNearby();
  return (
    <>
      <SearchHero {...hero} />
      <ShopSection
        title="Discover Local Shops & Services"
        request={sectionRequest('shop', place)}
        more={inSameCity('/NearbyShop', address)}
      />
      <ShopSection
        title={`Services${sayPlace(place)}`}
        request={sectionRequest('service', place)}
        more={inSameCity('/NearbyService', address)}
      />
      <Join />
    </>
  );
}
