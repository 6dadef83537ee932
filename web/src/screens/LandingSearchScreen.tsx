import { navigate, useAddress } from '../router/address';
import { LandingPage } from '../landing/LandingPage';
import { SearchForm } from '../shops/SearchForm';
import { SearchResults } from '../shops/SearchResults';

import { addressWith, nextPageOf } from './addresses';
import { FullShop } from './FullShop';
import { resultsRequest } from './list-requests';
import { searchOf } from './requests';
import { useLandingAddress } from './use-landing-address';

/** The landing page after a search: what was found stands in the place of the lists. */
export function LandingSearchScreen() {
  const address = useAddress();
  const { search, city } = searchOf(address);
  const goTo = (next: string) => navigate(addressWith(address, { city: next }), { replace: true });
  useLandingAddress();
  return (
    <LandingPage isSearchOnly search={<SearchForm action="/" search={search} city={city} onCity={goTo} />}>
      <SearchResults
        search={search}
        request={resultsRequest(address, { city })}
        backTo={`/?city=${encodeURIComponent(city)}`}
        nextPage={nextPageOf(address)}
        noun="shop"
        renderShop={(shop) => <FullShop shop={shop} />}
      />
    </LandingPage>
  );
}
