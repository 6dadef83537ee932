import { useUrl } from '../../navigation/url';
import { LandingLayout } from '../../landing/LandingLayout';
import { SearchForm } from '../../search/SearchForm';
import { ShopSection } from '../../shops/card/ShopSection';
import { inSamePlace } from '../../search/list-urls';
import { sayPlace, sectionRequest } from '../../search/requests';
import { useLandingPlace } from './use-landing-place';
import { useLandingUrl } from './use-landing-url';

export function Page() {
  const url = useUrl();
  const { place, chosen, form } = useLandingPlace();
  useLandingUrl();
  return (
    <LandingLayout search={<SearchForm action="/" search="" {...form} />}>
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
    </LandingLayout>
  );
}
