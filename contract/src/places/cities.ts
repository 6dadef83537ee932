export interface City {
  readonly name: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Old, new and neighbouring names that people use for the same place. */
  readonly alsoCalled: readonly string[];
}

const city = (
  name: string,
  state: string,
  latitude: number,
  longitude: number,
  ...alsoCalled: string[]
): City => ({ name, state, latitude, longitude, alsoCalled });

/** The cities a person can choose from, in the order of the specification. */
export const cities: readonly City[] = [
  city('Bangalore', 'Karnataka', 12.9716, 77.5946, 'Bengaluru', 'Bangaluru'),
  city('Mumbai', 'Maharashtra', 19.076, 72.8777, 'Bombay'),
  city('Delhi', 'Delhi', 28.6139, 77.209, 'New Delhi'),
  city('Chennai', 'Tamil Nadu', 13.0827, 80.2707, 'Madras'),
  city('Kolkata', 'West Bengal', 22.5726, 88.3639, 'Calcutta'),
  city('Hyderabad', 'Telangana', 17.385, 78.4867),
  city('Pune', 'Maharashtra', 18.5204, 73.8567, 'Poona'),
  city('Ahmedabad', 'Gujarat', 23.0225, 72.5714, 'Amdavad'),
  city('Jaipur', 'Rajasthan', 26.9124, 75.7873),
  city('Kochi', 'Kerala', 9.9312, 76.2673, 'Cochin', 'Ernakulam'),
  city('Thiruvananthapuram', 'Kerala', 8.5241, 76.9366, 'Trivandrum'),
  city('Kozhikode', 'Kerala', 11.2588, 75.7804, 'Calicut'),
  city('Thrissur', 'Kerala', 10.5276, 76.2144, 'Trichur'),
  city('Alappuzha', 'Kerala', 9.4981, 76.3388, 'Alleppey'),
  city('Palakkad', 'Kerala', 10.7867, 76.6548, 'Palghat'),
  city('Kannur', 'Kerala', 11.8745, 75.3704, 'Cannanore'),
  city('Kottayam', 'Kerala', 9.5916, 76.5222),
  city('Malappuram', 'Kerala', 11.051, 76.0711),
  city('Kollam', 'Kerala', 8.8932, 76.6141, 'Quilon'),
];

/** Where nothing better is known. */
export const defaultCity = 'Bangalore';
export const defaultLocation = 'Bangalore, Karnataka, India';

const cityByAnyName = new Map(
  cities.flatMap((one) => [one.name, ...one.alsoCalled].map((name) => [name.toLowerCase(), one])),
);

/** Old and new names are one city: 'Bengaluru' finds Bangalore. */
export function findCity(name: string): City | null {
  return cityByAnyName.get(name.trim().toLowerCase()) ?? null;
}

/** The city of a location text is what stands before its first comma. */
export function cityOfLocation(location: string): string {
  return location.split(',', 1).join('').trim();
}
