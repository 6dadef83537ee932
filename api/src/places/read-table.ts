import { soundOf } from './sound';

export interface DistrictRow {
  readonly id: number;
  readonly name: string;
  readonly state: string;
}

export interface TownRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly districtId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly weight: number;
  readonly sounds: readonly string[];
}

export interface PinRow {
  readonly pin: number;
  readonly name: string;
  readonly districtId: number;
  readonly townId: number;
  readonly latitude: number;
  readonly longitude: number;
  /** The lighter areas, as they stand in the file, but with the name of their district in place of its number. */
  readonly villages: string;
  readonly villageSounds: readonly string[];
  /** The others. */
  readonly areas: readonly AreaRow[];
}

export interface AreaRow {
  readonly pin: number;
  readonly name: string;
  readonly sound: string;
  readonly weight: number;
  /** Those of the PIN code if it has none of its own. */
  readonly latitude: number;
  readonly longitude: number;
  /** Only if it lies in another district than the rest of its PIN code. */
  readonly districtId: number | null;
}

export interface PlaceTable {
  readonly districts: readonly DistrictRow[];
  readonly towns: readonly TownRow[];
  /** In the order of their numbers. */
  readonly pins: readonly PinRow[];
}

/** Reads the text that scripts/places/print.mjs has written: a line for each district, town and PIN code. */
export function readTable(text: string): PlaceTable {
  const districts: DistrictRow[] = [];
  const towns: TownRow[] = [];
  const pins: PinRow[] = [];
  for (const line of text.split('\n')) {
    const [kind, ...fields] = line.split('\t');
    if (kind === 'D') districts.push(readDistrict(fields, districts.length));
    else if (kind === 'T') towns.push(readTown(fields, towns.length));
    else if (kind === 'P') pins.push(readPin(fields, districts));
  }
  return { districts, towns, pins };
}

const readDistrict = ([name = '', state = '']: string[], id: number): DistrictRow => ({ id, name, state });

function readTown(fields: string[], id: number): TownRow {
  const [key = '', name = '', districtId, latitude, longitude, weight, ...also] = fields;
  const sounds = [...new Set([name, ...also].map(soundOf))];
  return {
    id,
    key,
    name,
    districtId: Number(districtId),
    latitude: Number(latitude),
    longitude: Number(longitude),
    weight: Number(weight),
    sounds,
  };
}

function readPin(fields: string[], districts: readonly DistrictRow[]): PinRow {
  const [pin, districtId, townId, latitude, longitude, ...areas] = fields;
  const at = { pin: Number(pin), latitude: Number(latitude), longitude: Number(longitude) };
  const villages = areas.filter((area) => weightIn(area) < leastWeight);
  return {
    ...at,
    name: nameIn(areas[0] ?? ''),
    districtId: Number(districtId),
    townId: Number(townId),
    villages: villages.map((village) => withDistrict(village, districts)).join('\t'),
    villageSounds: [...new Set(villages.map((village) => soundOf(nameIn(village))))],
    areas: areas.filter((area) => weightIn(area) >= leastWeight).map((area) => readArea(area, at)),
  };
}

/** A village in another district than its PIN code has that as its last field. */
function withDistrict(village: string, districts: readonly DistrictRow[]): string {
  const [name, weight, north, east, districtId] = village.split('|');
  if (districtId === undefined) return village;
  return [name, weight, north, east, districts[Number(districtId)]?.name ?? ''].join('|');
}

/** What is lighter is a village. */
const leastWeight = 24;

const nameIn = (area: string): string => area.slice(0, area.indexOf('|'));
const weightIn = (area: string): number => Number.parseInt(area.slice(area.indexOf('|') + 1), 10);

/** One area as it stands in the file, with its PIN code and the point of that. */
function readArea(text: string, at: Pick<PinRow, 'pin' | 'latitude' | 'longitude'>): AreaRow {
  const { district, ...area } = readVillage(text, at);
  const [, weight] = text.split('|');
  const districtId = district === '' ? null : Number(district);
  return { ...area, pin: at.pin, sound: soundOf(area.name), weight: Number(weight), districtId };
}

interface Village extends Pick<PinRow, 'name' | 'latitude' | 'longitude'> {
  /** '' if it is that of the PIN code. */
  readonly district: string;
}

export function readVillage(text: string, at: Pick<PinRow, 'latitude' | 'longitude'>): Village {
  const [name = '', , north, east, district = ''] = text.split('|');
  const latitude = at.latitude + Number(north ?? 0) / 1000;
  return { name, latitude, longitude: at.longitude + Number(east ?? 0) / 1000, district };
}
