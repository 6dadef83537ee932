import { Join } from '../../landing/Join';
import { SearchHero } from '../../search/SearchHero';
import { ShopSection } from '../../shops/card/ShopSection';
import { inSamePlace } from '../../search/list-urls';
import { sayPlace, sectionRequest } from '../../search/requests';
import { useNearby } from '../../search/use-nearby';

/** The home of people who are signed in; guests may look around in it, too. */
export function Page() {
  const { url, place, chosen, hero } = useNearby();
  return (
    <>
      <SearchHero {...hero} />
      <ShopSection
        title="Discover Local Shops & Services"
        request={sectionRequest('shop', place)}
        more={inSamePlace('/NearbyShop', url)}
      />
      <ShopSection
        title={`Services${sayPlace(place, chosen)}`}
        request={sectionRequest('service', place)}
        more={inSamePlace('/NearbyService', url)}
      />
      <Join />
    </>
  );
}
