import { lazyPart } from '../../ui/lazy-part';
import { DialogNotLoaded } from '../../ui/NotLoaded';
import { wearSheet } from '../../ui/sheet';

// Loaded when needed, because most visitors look at the photos within the page.
export const Lightbox = lazyPart(async () => {
  const [{ Lightbox: loaded }] = await Promise.all([import('./Lightbox'), wearSheet('whole')]);
  return loaded;
}, DialogNotLoaded);
