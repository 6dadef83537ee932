/** The cities to choose from, in the order in which the product shows them. */
export const cityNames = [
  'Bangalore',
  'Mumbai',
  'Delhi',
  'Chennai',
  'Kolkata',
  'Hyderabad',
  'Pune',
  'Ahmedabad',
  'Jaipur',
  'Kochi',
  'Thiruvananthapuram',
  'Kozhikode',
  'Thrissur',
  'Alappuzha',
  'Palakkad',
  'Kannur',
  'Kottayam',
  'Malappuram',
  'Kollam',
] as const;

export type CityName = (typeof cityNames)[number];

/** Used if nothing better is known. */
export const defaultLocation = 'Bangalore, Karnataka, India';

/** The city of a location text is what stands before its first comma. */
export function cityOfLocation(location: string): string {
  return location.split(',', 1).join('').trim();
}
