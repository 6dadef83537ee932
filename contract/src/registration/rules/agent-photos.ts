import {
  agentKinds,
  endingOf,
  isNoneOfKinds,
  kilobyte,
  largerThan,
  megabyte,
  mostImages,
} from '../../photos/rules/files';
import type { PickedFile, MeasuredPhoto, NumberedFile } from '../../photos/rules/files';
import { ofEach, type Row, type RuleTable } from '../../rule-engine/rule';
import { hasSignsOtherThan, longerThan } from '../../rule-engine/text';

// Rounded up, so that one byte too many does not read as 50.00.
const sayMegabytes = (bytes: number): string => (Math.ceil((bytes / megabyte) * 100) / 100).toFixed(2);

const isLongName = longerThan(255);
const isStrangeName = hasSignsOtherThan(/[\p{L}\p{M}\p{Nd} ._()-]/u);

const agentPhoto: readonly Row<PickedFile, unknown>[] = [
  ['Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.', isNoneOfKinds(agentKinds)],
  [
    'File size ({size} MB) exceeds 50MB limit',
    largerThan(50 * megabyte),
    ({ bytes }) => ({ size: sayMegabytes(bytes) }),
  ],
  ['File appears to be corrupted or too small', ({ bytes }) => bytes < kilobyte],
  ['Filename is too long', ({ name }) => isLongName(name)],
  ['Filename contains invalid characters', ({ name }) => isStrangeName(name)],
];

/** The rules for each licence photo as it is picked or dropped. */
export const agentPhotoPicked = { file: agentPhoto } satisfies RuleTable<NumberedFile>;

/** The rules for all of them, checked on Next. */
export const licencePhotos: readonly Row<readonly PickedFile[], unknown>[] = [
  ['At least one licence image is required', (files) => files.length === 0],
  ['Maximum 10 images allowed', (files) => files.length > mostImages],
  ...ofEach((files: readonly PickedFile[]) => files, agentPhoto),
];

const hasOddEnding = (file: PickedFile): boolean => !agentKinds.includes(endingOf(file));

const openedPhoto: readonly Row<MeasuredPhoto, unknown>[] = [
  ['Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.', hasOddEnding],
  ...agentPhoto,
  ['Image dimensions are too small (minimum 50x50 pixels)', ({ width, height }) => width < 50 || height < 50],
  [
    'Image dimensions are too large (maximum 5000x5000 pixels)',
    ({ width, height }) => width > 5000 || height > 5000,
  ],
];

export const profilePhoto: readonly Row<MeasuredPhoto | null, unknown>[] = [
  ['Profile picture is required', (picture) => picture === null],
  ...ofEach((picture: MeasuredPhoto | null) => (picture ? [picture] : []), openedPhoto),
];
