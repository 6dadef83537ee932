import { useAddress } from '../router/address';
import { LandingPage } from '../landing/LandingPage';
import { SearchForm } from '../shops/SearchForm';
import { ShopSection } from '../shops/ShopSection';
import { searchOf, sectionRead } from './reads';
import { useLandingAddress } from './use-landing-address';

export function LandingScreen() {
  const { city } = searchOf(useAddress());
  useLandingAddress();
  return (
    <LandingPage search={<SearchForm key={city} action="/" search="" city={city} />}>
      <ShopSection
        title="Discover Local Shops & Services"
        request={sectionRead('shop', city)}
        more="/NearbyShop"
      />
      <ShopSection title="Services near you" request={sectionRead('service', city)} more="/NearbyService" />
    </LandingPage>
  );
}
