/** Which demo businesses are a right result: those that have everything that is named here. */
export interface Right {
  readonly trades?: readonly string[];
  /** Words of one of its products or services. */
  readonly item?: string;
  readonly name?: string;
  readonly area?: string;
  /** Where the text names another city than the chosen one. */
  readonly city?: string;
}

/** One search; without a right result, nothing may be found. */
export interface Asked {
  readonly text: string;
  readonly city: string;
  readonly kind: '' | 'shop' | 'service';
  readonly right: Right | null;
}

type Row = readonly [text: string, right: Right | null, city?: string, kind?: 'shop' | 'service'];

export const asked = (rows: readonly Row[]): Asked[] =>
  rows.map(([text, right, city = 'Bangalore', kind]) => ({ text, right, city, kind: kind ?? '' }));

export const trades = (...names: string[]): Right => ({ trades: names });

/** Trades that the demo data got later, beside those that they were a part of before: right, but not asked for. */
export const laterTrades: Readonly<Record<string, readonly string[]>> = {
  salon: ['barber'],
  clinic: ['dentist', 'optician', 'diagnostics'],
  pharmacy: ['diagnostics', 'optician'],
  electricals: ['electrician', 'appliance-repair'],
  'ac-repair': ['appliance-repair', 'electrician'],
  'kitchen-repair': ['appliance-repair'],
  electronics: ['mobile-shop', 'computer-repair'],
  'mobile-repair': ['mobile-shop', 'computer-repair'],
  'two-wheeler': ['puncture'],
  'car-care': ['puncture'],
  'home-tuition': ['coaching'],
  travel: ['travel-taxi'],
  clothing: ['sarees'],
  footwear: ['cobbler'],
  grocery: ['dairy', 'meat-fish', 'sweet-shop'],
  bakery: ['sweet-shop'],
  catering: ['snacks-tiffin', 'tent-house'],
  'event-planner': ['tent-house'],
  'stage-decoration': ['tent-house', 'florist'],
  'gift-shop': ['florist', 'pooja-store'],
  'gym-yoga': ['massage'],
};
