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
