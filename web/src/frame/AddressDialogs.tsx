import { type ComponentType, lazy, Suspense } from 'react';
import { useAddressDialog } from '../router/use-address-dialog';
import { useIsHydrating } from '../ui/ServerDrawn';

// Not part of the first load: most visits never open one.
const dialogs: Readonly<Record<string, ComponentType>> = {
  login: lazy(async () => ({ default: (await import('../accounts/LoginDialog')).LoginDialog })),
  'sign-up': lazy(async () => ({ default: (await import('../accounts/SignUpDialog')).SignUpDialog })),
  account: lazy(async () => ({ default: (await import('../accounts/AvatarMenu')).AvatarMenu })),
  favourites: lazy(async () => ({
    default: (await import('../favourites/FavouritesDialog')).FavouritesDialog,
  })),
  subscription: lazy(async () => ({ default: (await import('../landing/VendorOffer')).VendorOffer })),
};

/** The dialog that the address asks for, over whatever page it is on. */
export function AddressDialogs() {
  const { shown } = useAddressDialog();
  const isHydrating = useIsHydrating();
  const Shown = shown === null || isHydrating ? undefined : dialogs[shown];
  return Shown ? (
    <Suspense>
      <Shown />
    </Suspense>
  ) : null;
}
