import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { EmptyState } from '../../ui/EmptyState';
import { SampleListings } from './SampleListings';

/** In the place of a city's shops, where there are none. */
export function NoShops() {
  return (
    <>
      <EmptyState figure={<EmptyFigure name="no-results" />} title="No shops available." isError>
        Nobody has joined here yet. Try another city.
      </EmptyState>
      <SampleListings />
    </>
  );
}
