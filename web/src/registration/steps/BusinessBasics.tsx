import { useEffect } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { AtStop } from '../AtStop';
import { saveBusinessType } from '../business-type';
import type { BusinessItinerary } from '../itineraries/business';
import { BasicsStep } from './BasicsStep';

// Optional, and below the fold.
const WhereIsIt = lazyPart(async () => (await import('./WhereIsIt')).WhereIsIt);

/** The first step of one type of business. Opening it is choosing the type. */
export function BusinessBasics({ itinerary }: { itinerary: BusinessItinerary }) {
  useEffect(() => void saveBusinessType(itinerary.type), [itinerary]);
  return (
    <AtStop itinerary={itinerary} stop={itinerary.basics}>
      {(step) => (
        <BasicsStep
          step={step}
          categories={itinerary.categories}
          where={<WhereIsIt city={step.form.values.city} />}
        />
      )}
    </AtStop>
  );
}
