import { navigate, useAddress } from '../router/address';
import { LandingPage } from '../landing/LandingPage';
import { SearchForm } from '../shops/SearchForm';
import { ShopSection } from '../shops/ShopSection';
import { sayPlace, searchOf, sectionRequest } from './requests';
import { useLandingAddress } from './use-landing-address';

export function LandingScreen() {
  const { city } = searchOf(useAddress());
  useLandingAddress();
  const inCity = `?city=${encodeURIComponent(city)}`;
  return (
    <LandingPage search={<SearchForm action="/" search="" city={city} onCity={goTo} />}>
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
    </LandingPage>
  );
}

const goTo = (city: string) => navigate(`/?city=${encodeURIComponent(city)}`, { replace: true });
