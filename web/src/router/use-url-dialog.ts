import { currentUrl, navigate, readUrl, useUrl } from './url';

/** The field of the address that names the open dialog: '/?open=login'. */
const field = 'open';

/** Set beside it: after signing in, one stays on the page on which one wanted to do something. */
const stayField = 'stay';

interface AddressDialog {
  readonly shown: string | null;
  /** `changes` go into the address beside the name, and leave it with the dialog. */
  open(name: string, changes?: Readonly<Record<string, string>>): void;
  close(): void;
}

/**
 * Dialogs stand in the address, so that Back closes them on a phone, a reload keeps them, and a plain form can open
 * them before the scripts have come.
 */
export function useUrlDialog(): AddressDialog {
  const shown = useUrl().query.get(field);
  return { shown, open: openDialog, close: closeDialog };
}

function openDialog(name: string, changes: Readonly<Record<string, string>> = {}): void {
  // One dialog hands over to another: Back leaves both, and what is below stays what it was.
  const isHandover = isOpen();
  const to = urlWith({ [field]: name, ...changes });
  navigate(to, { replace: isHandover, isDialog: !isHandover || hasDialogBelow() });
}

/** For what a guest cannot do yet: once signed in, the page is there as it was. */
export const askToLogIn = (): void => openDialog('login', { [stayField]: '1' });

export const staysAfterLogin = (): boolean => readUrl(currentUrl()).query.has(stayField);

function closeDialog(): void {
  if (!isOpen()) return;
  if (hasDialogBelow()) history.back();
  else navigate(urlWith({ [field]: null, [stayField]: null }), { replace: true });
}

const isOpen = (): boolean => readUrl(currentUrl()).query.has(field);

/** True when we opened the dialog ourselves, so that the entry below is the page without it. */
const hasDialogBelow = (): boolean => (history.state as { isDialog?: boolean } | null)?.isDialog === true;

function urlWith(fields: Readonly<Record<string, string | null>>): string {
  const { path, query } = readUrl(currentUrl());
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return path + (text && `?${text}`);
}
