import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlace, suggestPlaces } from '@aaspaas/contract/places/calls';
import { distanceKm, type Position } from '@aaspaas/contract/places/distance';
import type { Place } from '@aaspaas/contract/places/place';
import { bootApp, type TestApp } from './boot';

/** A line of the lot: what the directory and pincode-lat-long say of a PIN code or an area. */
interface Line {
  readonly kind: string;
  readonly pin: string;
  readonly name: string;
  /** 'Ernakulam, Kerala'; some PIN codes lie in several districts. */
  readonly regions: readonly string[];
  readonly point: Position | null;
}

const lot = readFileSync(new URL('places-lot.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(readLine);

function readLine(line: string): Line {
  const [kind = '', pin = '', name = '', regions = '', point = ''] = line.split('\t');
  const [latitude, longitude] = point.split(',').map(Number);
  const isKnown = latitude !== undefined && longitude !== undefined;
  return { kind, pin, name, regions: regions.split('; '), point: isKnown ? { latitude, longitude } : null };
}

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp({ withPlaces: true });
});
afterAll(() => testApp.stop());

const mostKm = 10;

function isRight(place: Place | null | undefined, { regions, point }: Line): boolean {
  if (!place) return false;
  const isInRegion = regions.includes(`${place.district}, ${place.state}`);
  return isInRegion && (point === null || distanceKm(place, point) <= mostKm);
}

/** Prints what was missed, so that the table can be mended. */
async function shareOf(
  kind: string,
  find: (line: Line) => Promise<Place | null | undefined>,
): Promise<number> {
  const lines = lot.filter((line) => line.kind === kind);
  const missed: string[] = [];
  for (const line of lines) {
    const place = await find(line);
    if (!isRight(place, line)) missed.push(`${JSON.stringify(line)} -> ${JSON.stringify(place)}`);
  }
  const right = lines.length - missed.length;
  process.stdout.write([`${kind}: ${right} of ${lines.length} right`, ...missed, ''].join('\n'));
  return right / lines.length;
}

test('200 PIN codes by lot are found in their district, within 10 km of where they were measured', async () => {
  const share = await shareOf('pin', async ({ pin }) => (await testApp.ask(findPlace, { key: pin })).place);
  expect(share).toBeGreaterThanOrEqual(0.98);
});

test('200 areas by lot, typed with their district, are the first suggestion', async () => {
  const share = await shareOf('area', async ({ name, regions: [region = ''] }) => {
    const { list } = await testApp.ask(suggestPlaces, { text: `${name}, ${region.split(',')[0]}` });
    return list[0];
  });
  expect(share).toBeGreaterThanOrEqual(0.98);
});
