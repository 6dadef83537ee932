import type { Position } from '@aaspaas/contract/places/distance';

/** A position in words. */
export interface NamedPlace {
  readonly text: string;
  /** The city, town or village of the position; null if it has none. */
  readonly city: string | null;
}

const patienceMs = 5000;
const longestPart = 100;

/** Asks the map service for the name of a position. Every failure is an Error. */
export async function namePlace(geocoderUrl: string, position: Position): Promise<NamedPlace> {
  const response = await fetch(urlFor(geocoderUrl, position), {
    signal: AbortSignal.timeout(patienceMs),
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`the map service answered ${response.status}`);
  const place = readPlace(await response.json());
  if (place.text === '') throw new Error('the map service knows no address there');
  return place;
}

function urlFor(geocoderUrl: string, { latitude, longitude }: Position): string {
  const url = new URL(geocoderUrl);
  const query = {
    format: 'jsonv2',
    lat: String(latitude),
    lon: String(longitude),
    addressdetails: '1',
    'accept-language': 'en',
    zoom: '18',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The reply comes from a service that is not ours, so it may hold anything. */
function readPlace(reply: unknown): NamedPlace {
  const parts = objectIn(objectIn(reply)['address']);
  const part = (...names: string[]): string => {
    const words = names.map((name) => parts[name]).find((value) => typeof value === 'string' && value);
    return typeof words === 'string' ? words.slice(0, longestPart) : '';
  };
  const city = part('city', 'town', 'village');
  const street = [part('house_number'), part('road'), part('suburb', 'neighbourhood')];
  const region = [part('state_district'), part('state'), part('country')];
  return { text: [...street, city, ...region].filter(Boolean).join(', '), city: city || null };
}

const objectIn = (value: unknown): Record<string, unknown> =>
  // Any field may be read from an object.
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
