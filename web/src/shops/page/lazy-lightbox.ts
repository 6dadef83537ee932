import { lazyPart } from '../../ui/lazy-part';
import { DialogNotLoaded } from '../../ui/NotLoaded';
import { wearSheet } from '../../ui/sheet';

// Most visitors look at the pictures where they stand.
export const Lightbox = lazyPart(async () => {
  const [{ Lightbox: loaded }] = await Promise.all([import('./Lightbox'), wearSheet('whole')]);
  return loaded;
}, DialogNotLoaded);
