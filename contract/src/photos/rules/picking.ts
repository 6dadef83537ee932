import type { Row, RuleTable } from '../../rule-engine/rule';
import { isNoImage, mostImages, type PickedFile } from './files';

/** Files as they are picked or dropped, beside those that are there already. */
export interface Picking {
  readonly files: readonly PickedFile[];
  readonly have: number;
}

const pickedTooMany: Row<readonly PickedFile[], Picking> = [
  'Cannot upload {n} files. Maximum 10 images allowed. You currently have {have} images.',
  (files, { have }) => files.length + have > mostImages,
  ({ length: n }, { have }) => ({ n, have }),
];

/** For files from the file picker. */
export const pickingRules = { files: [pickedTooMany] } satisfies RuleTable<Picking>;

export const droppingRules = {
  files: [
    ['No valid image files found. Please drop image files only.', (files) => files.every(isNoImage)],
    pickedTooMany,
  ],
} satisfies RuleTable<Picking>;
