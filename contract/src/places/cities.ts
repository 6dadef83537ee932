import { type CityName, cityNames } from './city-names';

export interface City {
  readonly name: CityName;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Old, new and neighbouring names that people use for the same place. */
  readonly alsoCalled: readonly string[];
}

const details: Readonly<
  Record<CityName, readonly [state: string, lat: number, lng: number, ...also: string[]]>
> = {
  Bangalore: ['Karnataka', 12.9716, 77.5946, 'Bengaluru', 'Bangaluru'],
  Mumbai: ['Maharashtra', 19.076, 72.8777, 'Bombay'],
  Delhi: ['Delhi', 28.6139, 77.209, 'New Delhi'],
  Chennai: ['Tamil Nadu', 13.0827, 80.2707, 'Madras'],
  Kolkata: ['West Bengal', 22.5726, 88.3639, 'Calcutta'],
  Hyderabad: ['Telangana', 17.385, 78.4867],
  Pune: ['Maharashtra', 18.5204, 73.8567, 'Poona'],
  Ahmedabad: ['Gujarat', 23.0225, 72.5714, 'Amdavad'],
  Jaipur: ['Rajasthan', 26.9124, 75.7873],
  Kochi: ['Kerala', 9.9312, 76.2673, 'Cochin', 'Ernakulam'],
  Thiruvananthapuram: ['Kerala', 8.5241, 76.9366, 'Trivandrum'],
  Kozhikode: ['Kerala', 11.2588, 75.7804, 'Calicut'],
  Thrissur: ['Kerala', 10.5276, 76.2144, 'Trichur'],
  Alappuzha: ['Kerala', 9.4981, 76.3388, 'Alleppey'],
  Palakkad: ['Kerala', 10.7867, 76.6548, 'Palghat'],
  Kannur: ['Kerala', 11.8745, 75.3704, 'Cannanore'],
  Kottayam: ['Kerala', 9.5916, 76.5222],
  Malappuram: ['Kerala', 11.051, 76.0711],
  Kollam: ['Kerala', 8.8932, 76.6141, 'Quilon'],
};

export const cities: readonly City[] = cityNames.map((name) => {
  const [state, latitude, longitude, ...alsoCalled] = details[name];
  return { name, state, latitude, longitude, alsoCalled };
});

const cityByAnyName = new Map(
  cities.flatMap((city) => [city.name, ...city.alsoCalled].map((name) => [name.toLowerCase(), city])),
);

/** Old and new names are one city: 'Bengaluru' finds Bangalore. */
export function findCity(name: string): City | null {
  return cityByAnyName.get(name.trim().toLowerCase()) ?? null;
}
