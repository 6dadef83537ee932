import { travelBack } from './back-step';
import { amendUrl, readCurrentUrl, urlWith } from './url';
import { dialogField } from './use-url-dialog';

/** Leaves nothing of the dialog that the url names, nor of its step. */
export function dropDialog(): void {
  const url = readCurrentUrl();
  if (!url.query.has(dialogField)) return;
  const { isDialog } = (history.state ?? {}) as { isDialog?: boolean };
  amendUrl(urlWith(url, { [dialogField]: null }));
  if (isDialog) travelBack(1);
}
