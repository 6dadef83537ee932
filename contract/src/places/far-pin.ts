import { type Said, says } from '../says';
import { distanceKm, type Position, sayDistance } from './distance';

/** A pin further from its PIN code is asked about: one of the two is probably wrong. */
export const farKm = 25;

/** The question about a pin that is far from the place of its PIN code; null if it is near. */
export function askAboutFarPin(pin: Position, pinCode: string, place: Position): Said | null {
  const km = distanceKm(pin, place);
  return km > farKm
    ? says('The pin on the map is {distance} from PIN code {pinCode}. Is it right?', {
        distance: sayDistance(km),
        pinCode,
      })
    : null;
}
