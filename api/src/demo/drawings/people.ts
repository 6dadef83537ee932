import { ink } from './kit';

type Hair = 'short' | 'side' | 'curly' | 'bald' | 'long' | 'bun' | 'bob' | 'plait';
export type Clothes = 'kurta' | 'shirt' | 'sari' | 'tee' | 'waistcoat';
export type Extra = 'glasses' | 'moustache' | 'beard' | 'bindi' | 'earrings' | 'nosering' | 'flowers';

export interface Portrait {
  readonly skin: string;
  readonly hair: Hair | 'turban' | 'hijab' | 'cap';
  readonly hairColour: string;
  readonly clothes: Clothes;
  readonly cloth: string;
  readonly trim: string;
  readonly behind: string;
  readonly extras: readonly Extra[];
}

const black = '#2B231E';
const grey = '#9A948A';
const white = '#DAD5CA';

export const isElderly = ({ hairColour }: Portrait): boolean => [grey, white].includes(hairColour);

const person = (skin: string, hair: Portrait['hair'], hairColour: string, clothes: Clothes, [cloth, trim, behind]: readonly [string, string, string], ...extras: Extra[]): Portrait => ({
  skin, hair, hairColour, clothes, cloth, trim, behind, extras,
}); // prettier-ignore

/** Two dozen people. */
export const portraits: readonly Portrait[] = [
  person(
    '#A86F48',
    'bun',
    black,
    'sari',
    [ink.plum, ink.marigold, ink.leafLight],
    'bindi',
    'earrings',
    'flowers',
  ),
  person('#8A5A3C', 'short', black, 'shirt', [ink.indigoLight, ink.white, ink.marigoldLight], 'moustache'),
  person('#C68A5E', 'turban', ink.brick, 'kurta', [ink.paper, ink.marigold, ink.tealLight], 'beard'),
  person('#D9A577', 'long', black, 'tee', [ink.teal, ink.tealLight, '#F3D3C4'], 'earrings'),
  person('#6E4630', 'curly', black, 'shirt', [ink.marigold, ink.white, ink.sky]),
  person('#B97A50', 'hijab', ink.indigo, 'kurta', [ink.indigoLight, ink.white, ink.marigoldLight]),
  person('#A86F48', 'side', grey, 'waistcoat', [ink.leaf, ink.paper, '#EADCE8'], 'glasses', 'moustache'),
  person(
    '#C68A5E',
    'plait',
    black,
    'kurta',
    [ink.brick, ink.marigoldLight, ink.leafLight],
    'bindi',
    'nosering',
  ),
  person('#8A5A3C', 'cap', ink.teal, 'tee', [ink.brickLight, ink.paper, ink.sky]),
  person('#D9A577', 'bun', white, 'sari', [ink.leafMid, ink.brick, ink.marigoldLight], 'glasses', 'bindi'),
  person('#6E4630', 'bald', black, 'kurta', [ink.marigold, ink.brick, ink.tealLight], 'beard'),
  person('#B97A50', 'bob', black, 'shirt', [ink.plumLight, ink.white, ink.sky], 'glasses'),
  person('#C68A5E', 'short', black, 'tee', [ink.leafMid, ink.leafLight, '#F3D3C4'], 'beard'),
  person(
    '#8A5A3C',
    'long',
    black,
    'sari',
    [ink.marigold, ink.plum, ink.tealLight],
    'bindi',
    'earrings',
    'nosering',
  ),
  person(
    '#A86F48',
    'turban',
    ink.indigo,
    'shirt',
    [ink.white, ink.indigoLight, ink.marigoldLight],
    'beard',
    'glasses',
  ),
  person('#D9A577', 'side', black, 'waistcoat', [ink.indigo, ink.sky, ink.leafLight]),
  person('#6E4630', 'bun', black, 'sari', [ink.teal, ink.marigoldLight, '#F3D3C4'], 'flowers', 'earrings'),
  person('#B97A50', 'turban', ink.marigold, 'waistcoat', [ink.brick, ink.paper, ink.sky], 'moustache'),
  person('#C68A5E', 'curly', black, 'kurta', [ink.tealLight, ink.white, '#EADCE8'], 'glasses'),
  person('#8A5A3C', 'hijab', ink.plum, 'kurta', [ink.plumLight, ink.marigoldLight, ink.leafLight], 'glasses'),
  person(
    '#A86F48',
    'short',
    white,
    'kurta',
    [ink.white, ink.leafMid, ink.marigoldLight],
    'moustache',
    'glasses',
  ),
  person('#D9A577', 'plait', '#4A2C1E', 'tee', [ink.marigold, ink.white, ink.tealLight]),
  person('#B97A50', 'cap', ink.brick, 'shirt', [ink.leafSoft, ink.white, ink.marigoldLight], 'moustache'),
  person('#6E4630', 'bob', black, 'kurta', [ink.brick, ink.marigold, ink.sky], 'earrings', 'bindi'),
];
