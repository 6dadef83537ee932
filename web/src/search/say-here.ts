import { defaultLocation } from '@aaspaas/contract/places/default-location';
import { type Place, sayPlace } from '@aaspaas/contract/places/place';
import type { VisitLocation } from '../places/visit-location';
import { isHere } from './requested-place';
import { say, sayName } from '../say';

/** The first choice of place: the chosen one, or the visitor's own, if it is known. */
export function sayHere(location: VisitLocation, chosen: Place | null): string {
  if (location.state === 'detecting') return say('Detecting location...');
  if (chosen && !isHere(location, chosen.key)) return sayName(sayPlace(chosen));
  if (location.state !== 'found') return sayName(defaultLocation);
  return location.place ? sayName(location.text) : location.text;
}
