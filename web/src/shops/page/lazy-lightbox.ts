import { lazyPart } from '../../ui/lazy-part';
import { DialogNotLoaded } from '../../ui/NotLoaded';
import { withAllStyles } from '../../ui/sheet';

// Loaded when needed, because most visitors look at the photos within the page.
export const Lightbox = lazyPart(async () => {
  const loaded = await withAllStyles(() => import('./Lightbox'));
  return loaded.Lightbox;
}, DialogNotLoaded);
