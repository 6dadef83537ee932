import { isNoImage, isNoneOfKinds, largerThan, megabyte, mostImages, shopKinds } from './files';
import type { PickedFile, PlacedFile } from './files';
import type { Row, RuleTable } from '../../rule-engine/rule';

const isTooLarge = largerThan(5 * megabyte);

/** N in the message is the place of the first wrong file. */
const nth = (text: string, isWrong: (file: PickedFile) => boolean): Row<readonly PickedFile[], unknown> => [
  { text, fill: (files) => text.replace('N', String(files.findIndex(isWrong) + 1)) },
  (files) => files.some(isWrong),
];

/** The rules for all photos of a business, checked on Next. */
export const shopPhotos: readonly Row<readonly PickedFile[], unknown>[] = [
  ['At least one image is required', (files) => files.length === 0],
  ['Maximum 10 images allowed', (files) => files.length > mostImages],
  nth('File N is not a valid image format', isNoImage),
  nth('Image N must be JPEG, PNG, GIF, or WebP format', isNoneOfKinds(shopKinds)),
  nth('Image N exceeds 5MB size limit', isTooLarge),
];

/**
 * The place of a photo that a message begins with; absent in a message about all of them. A reply names only the
 * field, so this is the one thing that is read from a message instead of a kind.
 */
export const placeIn = (says: string): number | undefined =>
  Number(/^(?:Image|File) (\d+)/.exec(says)?.[1]) || undefined;

/** The rules for each of them as it is picked or dropped. */
export const shopPhotoPicked = {
  file: [
    ['Only image files are allowed', isNoImage],
    [
      {
        text: 'File N exceeds 5MB size limit',
        fill: (_, { place }) => `File ${place} exceeds 5MB size limit`,
      },
      isTooLarge,
    ],
  ],
} satisfies RuleTable<PlacedFile>;
