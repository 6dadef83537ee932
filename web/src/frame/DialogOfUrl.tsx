import { useUrlDialog } from '../current-url/use-url-dialog';
import { lazyPart } from '../ui/loading/lazy-part';
import { DialogNotLoaded } from '../ui/loading/NotLoaded';
import { withAllStyles } from '../ui/loading/sheet';

const UrlDialogs = lazyPart(async () => {
  const loaded = await withAllStyles(() => import('./UrlDialogs'));
  return loaded.UrlDialogs;
}, DialogNotLoaded);

/** A page shows them itself, because they need what it has read. */
const ofPages = new Set(['photos', 'report']);

/** Dialogs are not part of the first load, because most visits never open one. */
export function DialogOfUrl() {
  const { shown, close } = useUrlDialog();
  return shown === null || ofPages.has(shown) ? null : <UrlDialogs shown={shown} onClose={close} />;
}
