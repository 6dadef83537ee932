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
