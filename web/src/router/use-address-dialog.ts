import { useCallback } from 'react';
import { currentAddress, navigate, readAddress, useAddress } from './address';

/** The field of the address that names the open dialog: '/?open=login'. */
const field = 'open';

interface AddressDialog {
  readonly shown: string | null;
  open(name: string): void;
  close(): void;
}

/**
 * Dialogs stand in the address, so that Back closes them on a phone, a reload keeps them, and a plain form can open
 * them before the scripts have come.
 */
export function useAddressDialog(): AddressDialog {
  const shown = useAddress().query.get(field);
  const open = useCallback((name: string) => {
    // One dialog hands over to another: Back leaves both, and what is below stays what it was.
    const isHandover = isOpen();
    navigate(addressWith(name), { replace: isHandover, isDialog: !isHandover || hasDialogBelow() });
  }, []);
  const close = useCallback(() => {
    if (!isOpen()) return;
    if (hasDialogBelow()) history.back();
    else navigate(addressWith(null), { replace: true });
  }, []);
  return { shown, open, close };
}

const isOpen = (): boolean => readAddress(currentAddress()).query.has(field);

/** True when we opened the dialog ourselves, so that the entry below is the page without it. */
const hasDialogBelow = (): boolean => (history.state as { isDialog?: boolean } | null)?.isDialog === true;

function addressWith(dialog: string | null): string {
  const { path, query } = readAddress(currentAddress());
  if (dialog === null) query.delete(field);
  else query.set(field, dialog);
  const text = query.toString();
  return path + (text && `?${text}`);
}
