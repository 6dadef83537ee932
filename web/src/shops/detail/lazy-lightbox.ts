import { lazyPart } from '../../ui/loading/lazy-part';
import { DialogNotLoaded } from '../../ui/loading/NotLoaded';
import { withAllStyles } from '../../ui/loading/sheet';

// Loaded when needed, because most visitors look at the photos within the page.
export const Lightbox = lazyPart(async () => {
  const loaded = await withAllStyles(() => import('./Lightbox'));
  return loaded.Lightbox;
}, DialogNotLoaded);
