import { isNoImage, isNoneOfKinds, largerThan, megabyte, mostImages, shopKinds } from './files';
import type { PickedFile, NumberedFile } from './files';
import type { Row, RuleTable } from '../../rule-engine/rule';

const isTooLarge = largerThan(5 * megabyte);

/** The message says which file is the first wrong one. */
const nth = (says: string, isWrong: (file: PickedFile) => boolean): Row<readonly PickedFile[], unknown> => [
  says,
  (files) => files.some(isWrong),
  (files) => ({ n: files.findIndex(isWrong) + 1 }),
];

/** The rules for all photos of a business, checked on Next. */
export const shopPhotos: readonly Row<readonly PickedFile[], unknown>[] = [
  ['At least one image is required', (files) => files.length === 0],
  ['Maximum 10 images allowed', (files) => files.length > mostImages],
  nth('File {n} is not a valid image format', isNoImage),
  nth('Image {n} must be JPEG, PNG, GIF, or WebP format', isNoneOfKinds(shopKinds)),
  nth('Image {n} exceeds 5MB size limit', isTooLarge),
];

/** The rules for each of them as it is picked or dropped. */
export const shopPhotoPicked = {
  file: [
    ['Only image files are allowed', isNoImage],
    ['File {n} exceeds 5MB size limit', isTooLarge, (_, { number: n }) => ({ n })],
  ],
} satisfies RuleTable<NumberedFile>;
