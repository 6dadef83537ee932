import type { Branding } from '@aaspaas/contract/registration/values';
import type { Photo } from '../photos/photo';

/** The branding step's values, with the photos themselves. */
export interface BrandingValues extends Branding {
  readonly images: readonly Photo[];
}
