import { useAddress } from '../router/address';
import { LandingPage } from '../landing/LandingPage';
import { SearchForm } from '../shops/SearchForm';
import { SearchResults } from '../shops/SearchResults';
import { resultsRead, searchOf } from './reads';
import { useLandingAddress } from './use-landing-address';

/** The landing page after a search: what was found stands in the place of the lists. */
export function LandingSearchScreen() {
  const { search, city } = searchOf(useAddress());
  useLandingAddress();
  return (
    <LandingPage
      isSearchOnly
      search={<SearchForm key={`${search}/${city}`} action="/" search={search} city={city} />}
    >
      <SearchResults
        search={search}
        request={resultsRead(search, city)}
        backTo={`/?city=${encodeURIComponent(city)}`}
      />
    </LandingPage>
  );
}
