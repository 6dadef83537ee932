import { latePart } from '../ui/late-part';
import { wearSheet } from '../ui/sheet';

// Most visitors look at the pictures where they stand.
export const Lightbox = latePart(async () => {
  const [{ Lightbox: loaded }] = await Promise.all([import('./Lightbox'), wearSheet('whole')]);
  return loaded;
});
