import { EmptyFigure } from '../ui/art/EmptyFigure';
import { EmptyState } from '../ui/EmptyState';
import { SampleListings } from './SampleListings';

/** Shown for a city without shops. */
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
