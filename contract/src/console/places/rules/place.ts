import { isPin } from '../../../places/place';
import type { Row, RuleTable } from '../../../rule-engine/rule';
import { fewerLettersThan, hasOtherThan, isBlank, longerThan } from '../../../rule-engine/text';

export interface AreaValues {
  readonly name: string;
  readonly pin: string;
  /** In degrees; both blank: where the PIN code is. */
  readonly latitude: string;
  readonly longitude: string;
}

const isDegrees = (typed: string, [least, most]: readonly [number, number]): boolean =>
  /^\d{1,2}(\.\d+)?$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

/** Where India lies. */
const north = [6, 38] as const;
const east = [67, 98] as const;

/** Names of places are read by everybody, in lists, urls and mails. */
const strangeSigns: Row<string, unknown> = [
  'A name of a place has letters, digits, spaces and . , - & / ( ) only',
  hasOtherThan(/[\p{L}\p{M}\d .,&/()'’-]/u),
];

export const areaRules = {
  name: [
    ['Please enter the name of the area', isBlank],
    [
      'The name in English letters, please; other scripts can be added as another name',
      (typed) => (typed.match(/[a-z]/gi) ?? []).length < 2,
    ],
    ['At most 60 characters, please', longerThan(60)],
    strangeSigns,
  ],
  pin: [['A PIN code has six digits', (typed) => !isPin(typed.trim())]],
  latitude: [
    [
      'Latitude in India is a number from 6 to 38, such as 12.9352',
      (typed) => !isBlank(typed) && !isDegrees(typed, north),
    ],
    [
      'Please enter both, or neither',
      (typed, { longitude = '' }: Partial<AreaValues>) => isBlank(typed) && !isBlank(longitude),
    ],
  ],
  longitude: [
    [
      'Longitude in India is a number from 67 to 98, such as 77.6245',
      (typed) => !isBlank(typed) && !isDegrees(typed, east),
    ],
    [
      'Please enter both, or neither',
      (typed, { latitude = '' }: Partial<AreaValues>) => isBlank(typed) && !isBlank(latitude),
    ],
  ],
} satisfies RuleTable<AreaValues>;

export interface PlaceAliasValues {
  readonly name: string;
}

export const placeAliasRules = {
  name: [
    ['Please enter the other name', isBlank],
    ['At least three letters, please', fewerLettersThan(3)],
    ['At most 60 characters, please', longerThan(60)],
    strangeSigns,
  ],
} satisfies RuleTable<PlaceAliasValues>;
