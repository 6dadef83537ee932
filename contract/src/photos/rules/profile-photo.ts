import { isNoneOfKinds, largerThan, megabyte, type PickedFile, shopKinds } from './files';
import type { RuleTable } from '../../rule-engine/rule';

export interface PickedProfilePhoto {
  readonly file: PickedFile;
}

/** The photo of a person. In the same dialog, an owner's photo is the shop's. */
export const profilePhotoKinds = shopKinds;

export const profilePhotoRules = {
  file: [
    ['Please select a valid image file (JPEG, PNG, GIF, or WebP)', isNoneOfKinds(profilePhotoKinds)],
    ['Image file size must be less than 5MB', largerThan(5 * megabyte)],
  ],
} satisfies RuleTable<PickedProfilePhoto>;
