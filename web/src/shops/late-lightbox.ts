import { latePart } from '../ui/late-part';
import { DialogNotLoaded } from '../ui/NotLoaded';
import { wearSheet } from '../ui/sheet';

// Most visitors look at the pictures where they stand.
export const Lightbox = latePart(async () => {
  const [{ Lightbox: loaded }] = await Promise.all([import('./Lightbox'), wearSheet('whole')]);
  return loaded;
}, DialogNotLoaded);
