import { findCity } from '@aaspaas/contract/places/cities';
import { entries } from './entries';
import { keralan } from './localities-kerala';
import { northern } from './localities-north-west';
import { type Locality, southern } from './localities-south';
import { inTowns } from './localities-towns';
import * as regions from './regions';

/** What the demo data needs to know of a city. */
export interface CityPlan {
  readonly city: string;
  readonly state: string;
  readonly region: regions.Region;
  /** How many listed businesses it gets. */
  readonly businesses: number;
  /** Words that businesses of the city put before their names. */
  readonly flair: readonly string[];
  readonly localities: readonly Locality[];
}

const localities: Readonly<Record<string, readonly Locality[]>> = {
  ...southern,
  ...northern,
  ...keralan,
  ...inTowns,
};

const plan = (city: string, region: regions.Region, businesses: number, flair: string): CityPlan => ({
  city,
  state: findCity(city)?.state ?? '',
  region,
  businesses,
  flair: entries(flair),
  localities: localities[city] ?? [],
});

export const cityPlans: readonly CityPlan[] = [
  plan('Bangalore', regions.karnataka, 83, 'Namma; Garden City; Hasiru; Cubbon'),
  plan('Mumbai', regions.maharashtra, 32, 'Aamchi; Sea Breeze; Konkan; Gateway'),
  plan('Delhi', regions.delhi, 32, 'Dilli; Capital; Apna; Yamuna'),
  plan('Chennai', regions.tamilNadu, 24, 'Namma; Marina; Kovai; Thanjavur'),
  plan('Kolkata', regions.bengal, 20, 'Bangla; Hooghly; Amader; Victoria'),
  plan('Hyderabad', regions.telangana, 22, 'Deccan; Golconda; Nizami; Musi'),
  plan('Pune', regions.maharashtra, 18, 'Sahyadri; Apla; Shaniwar; Mula'),
  plan('Ahmedabad', regions.gujarat, 16, 'Sabarmati; Amdavadi; Karnavati'),
  plan('Jaipur', regions.rajasthan, 14, 'Pink City; Marudhar; Hawa Mahal'),
  plan('Kochi', regions.kerala, 24, 'Malabar; Backwater; Queen City; Marine'),
  plan('Thiruvananthapuram', regions.kerala, 16, 'Travancore; Ananthapuri; Capital'),
  plan('Kozhikode', regions.malabar, 16, 'Malabar; Zamorin; Kallai'),
  plan('Thrissur', regions.kerala, 14, 'Pooram; Thekkinkadu; Vadakke'),
  plan('Alappuzha', regions.kerala, 12, 'Vembanad; Punnamada; Backwater'),
  plan('Palakkad', regions.kerala, 12, 'Palakkadan; Nila; Kalpathy'),
  plan('Kannur', regions.malabar, 12, 'Kolathunad; Theyyam; Malabar'),
  plan('Kottayam', regions.kerala, 12, 'Meenachil; Aksharam; Kumarakom'),
  plan('Malappuram', regions.malabar, 12, 'Nilambur; Malabar; Kadalundi'),
  plan('Kollam', regions.kerala, 12, 'Ashtamudi; Desinganadu; Quilon'),
];

/** Towns beyond the cities of the search page: some of what people want, to show that any place can be searched. */
export const townPlans: readonly CityPlan[] = [
  { ...plan('Mysuru', regions.karnataka, 0, 'Chamundi; Dasara; Palace City'), state: 'Karnataka' },
  { ...plan('Coimbatore', regions.tamilNadu, 0, 'Kovai; Noyyal; Siruvani'), state: 'Tamil Nadu' },
  { ...plan('Visakhapatnam', regions.telangana, 0, 'Vizag; Simhadri; Bay View'), state: 'Andhra Pradesh' },
  { ...plan('Nagpur', regions.maharashtra, 0, 'Vidarbha; Orange City; Futala'), state: 'Maharashtra' },
  { ...plan('Surat', regions.gujarat, 0, 'Tapi; Surti; Diamond'), state: 'Gujarat' },
  { ...plan('Lucknow', regions.delhi, 0, 'Awadh; Nawabi; Gomti'), state: 'Uttar Pradesh' },
];

export function planOf(city: string): CityPlan {
  const found = cityPlans.find((one) => one.city === city);
  if (!found) throw new Error(`no plan for ${city}`);
  return found;
}

/** This many plans; larger cities come more often. */
export function spreadOverCities(count: number): CityPlan[] {
  const everySeat = cityPlans.flatMap((one) => Array.from({ length: one.businesses }, () => one));
  return Array.from(
    { length: count },
    (_, index) => everySeat[Math.floor(((index + 0.5) / count) * everySeat.length)],
  ).filter((one) => one !== undefined);
}
