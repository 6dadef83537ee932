import { useUrlDialog } from '../current-url/use-url-dialog';
import { lazyPart } from '../ui/loading/lazy-part';
import { DialogNotLoaded } from '../ui/loading/NotLoaded';
import { withAllStyles } from '../ui/loading/sheet';

const UrlDialogs = lazyPart(async () => {
  const loaded = await withAllStyles(() => import('./UrlDialogs'));
  return loaded.UrlDialogs;
}, DialogNotLoaded);

/** Dialogs are not part of the first load, because most visits never open one. */
export function DialogOfUrl() {
  const { shown, close } = useUrlDialog();
  // A shop shows its photos itself.
  return shown === null || shown === 'photos' ? null : <UrlDialogs shown={shown} onClose={close} />;
}
