import { type City, cities } from './cities';
import type { CityName } from './city-names';
import { type Place, slugOf } from './place';

/** The districts that bear another name than their city. */
const districts: Partial<Record<CityName, string>> = {
  Bangalore: 'Bengaluru Urban',
  Delhi: 'New Delhi',
  Ahmedabad: 'Ahmedabad',
  Kochi: 'Ernakulam',
};

/** One of the listed cities as a place. */
export const cityAsPlace = ({ name, state, latitude, longitude }: City): Place => ({
  key: slugOf(name),
  name,
  pin: null,
  city: name,
  district: districts[name] ?? name,
  state,
  latitude,
  longitude,
});

export const cityPlaces: readonly Place[] = cities.map(cityAsPlace);
