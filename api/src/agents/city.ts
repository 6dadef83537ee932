import { findCity } from '@aaspaas/contract/places/cities';
import { cityKey } from '../search/city-key';

/** For the column `city_key` of an agent: 'Edapally, Kochi' is in Kochi, 'Aluva, Kerala' in a town called Aluva. */
export function cityKeyOfLocation(location: string): string {
  const parts = location.split(',');
  return cityKey(parts.find((part) => findCity(part)) ?? parts[0] ?? '');
}
