import type { MeasuredPhoto } from '@aaspaas/contract/photos/rules/files';
import type { AgentDetails, AgentPhoto } from '@aaspaas/contract/registration/values';
import type { Photo } from '../photos/photo';

/** The details step's values, with the licence photos themselves. */
export interface AgentDetailsValues extends AgentDetails {
  readonly licences: readonly Photo[];
}

/** How long reading a licence photo may take. */
export const licenceReadTimeoutMs = 30_000;

export interface ProfilePhoto extends Photo, MeasuredPhoto {
  /** Its step was skipped: the photo stays for somebody who comes back, and is not sent. */
  readonly isLeftOut?: boolean;
}

export interface AgentPhotoValues extends AgentPhoto {
  readonly picture: ProfilePhoto | null;
}
