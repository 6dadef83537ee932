import { SearchForm } from '../../search/SearchForm';
import { LandingLayout } from './LandingLayout';
import { ShopsAndServices } from './ShopsAndServices';
import { useLandingPlace } from './use-landing-place';
import { useLandingUrl } from './use-landing-url';

export function Page() {
  const { place, chosen, form } = useLandingPlace();
  useLandingUrl();
  return (
    <LandingLayout search={<SearchForm action="/" search="" {...form} />}>
      <ShopsAndServices place={place} chosen={chosen} />
    </LandingLayout>
  );
}
