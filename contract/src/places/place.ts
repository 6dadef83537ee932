/** A place that one can choose, search around and put into a link. */
export interface Place {
  /**
   * Stays the same, so that links keep working: a PIN code '560034', an area '560034-koramangala', a town 'kochi', or
   * 'aurangabad-bihar' where a larger town has the same name.
   */
  key: string;
  name: string;
  /** Null for towns, which have many. */
  pin: string | null;
  /** The town that it belongs to, by the name of one of the listed cities if it lies in one. */
  city: string;
  district: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** 'Koramangala · 560034'; a town is 'Kochi, Kerala'. */
export function sayPlace({ name, pin, state }: Pick<Place, 'name' | 'pin' | 'state'>): string {
  if (pin !== null) return `${name} · ${pin}`;
  return name === state ? name : `${name}, ${state}`;
}

/** Six digits, of which the first is not 0. */
export const isPin = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** A name as it stands in keys: 'HSR Layout' is 'hsr-layout'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
