import { type Place, slugOf } from '@aaspaas/contract/places/place';
import { readVillage } from './read-table';
import { soundOf } from './sound';

/** What a query gives of a place, however it was found. */
export interface PlaceRow {
  /** Null unless it is a town. */
  readonly town_key: string | null;
  readonly name: string;
  /** Null for a town. */
  readonly pin: number | null;
  readonly city: string;
  readonly district: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** How well it fits; the highest first. */
  readonly score: number;
}

/** A PIN code with its villages, which are not rows of their own. */
export interface PinRow extends PlaceRow {
  readonly pin: number;
  readonly villages: string;
}

const presentRow = (key: string, pin: string | null, row: PlaceRow): Place => ({
  key,
  name: row.name,
  pin,
  city: row.city,
  district: row.district,
  state: row.state,
  latitude: rounded(row.latitude),
  longitude: rounded(row.longitude),
});

/** A ten-thousandth of a degree is eleven metres. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** A town, or an area. */
export function presentPlace(row: PlaceRow): Place {
  const pin = row.pin === null ? null : String(row.pin);
  const key = row.town_key ?? `${pin}-${slugOf(row.name)}`;
  return presentRow(key, pin, row);
}

/** The PIN code itself, by the name of its main area. */
export const presentPin = (row: PinRow): Place => presentRow(String(row.pin), String(row.pin), row);

/** The villages of a PIN code, as rows like those of areas. */
export function villagesOf(row: PinRow): (PlaceRow & { readonly sound: string })[] {
  const villages = row.villages.split('\t').filter(Boolean);
  return villages.map((village) => {
    const { district, ...own } = readVillage(village, row);
    return { ...row, ...own, district: district || row.district, sound: soundOf(own.name) };
  });
}
