import { readFileSync } from 'node:fs';

/** By what search misses of the one half it may be mended; what it misses of the other nobody looks at. */
export type Half = 'mended' | 'held';

/** The name of a business as somebody typed it: with a slip, without spaces, turned round, or in an Indian script. */
export interface NameTyped {
  readonly half: Half;
  readonly kind: string;
  readonly text: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
}

/** What somebody wants near the chosen place, and the categories that have it. */
export interface TextTyped {
  readonly half: Half;
  /** The language, or 'near'. */
  readonly kind: string;
  readonly text: string;
  readonly categories: readonly string[];
}

/** Where it was asked: the PIN code of a listed business of each city, and its position. */
export interface Spot {
  readonly city: string;
  readonly pin: string;
  readonly latitude: number;
  readonly longitude: number;
}

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const halfOf = (text: string): Half => (text === 'mended' ? 'mended' : 'held');

export const readNames = (): NameTyped[] =>
  rowsOf('names.tsv').map(([half = '', kind = '', text = '', name = '', city = '', address = '']) => ({
    half: halfOf(half),
    kind,
    text,
    name,
    city,
    address,
  }));

export const readTexts = (set: 'stay' | 'near'): TextTyped[] =>
  rowsOf(`${set}.tsv`).map(([half = '', kind = '', text = '', categories = '']) => ({
    half: halfOf(half),
    kind,
    text,
    categories: categories.split('|'),
  }));

export const readSpots = (): Spot[] =>
  rowsOf('places.tsv').map(([city = '', pin = '', latitude = '', longitude = '']) => ({
    city,
    pin,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
