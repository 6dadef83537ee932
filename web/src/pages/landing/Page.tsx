import { navigate, useUrl } from '../../navigation/url';
import { LandingLayout } from '../../landing/LandingLayout';
import { SearchForm } from '../../search/SearchForm';
import { ShopSection } from '../../shops/card/ShopSection';
import { sayPlace, searchOf, sectionRequest } from '../../search/requests';
import { useLandingUrl } from './use-landing-url';

export function Page() {
  const { city } = searchOf(useUrl());
  useLandingUrl();
  const inCity = `?city=${encodeURIComponent(city)}`;
  return (
    <LandingLayout search={<SearchForm action="/" search="" city={city} onCity={goTo} />}>
      <ShopSection
        title="Discover Local Shops & Services"
        request={sectionRequest('shop', { city })}
        more={`/NearbyShop${inCity}`}
      />
      <ShopSection
        title={`Services${sayPlace({ city })}`}
        request={sectionRequest('service', { city })}
        more={`/NearbyService${inCity}`}
      />
    </LandingLayout>
  );
}

const goTo = (city: string) => navigate(`/?city=${encodeURIComponent(city)}`, { replace: true });
