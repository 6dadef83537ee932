import { type ComponentType, useEffect, useState } from 'react';
import { useAddressDialog } from '../router/use-address-dialog';
import { useToast } from '../ui/Toast';

type Load = () => Promise<ComponentType>;

// Not part of the first load: most visits never open one.
const dialogs: Readonly<Record<string, Load>> = {
  login: async () => (await import('../accounts/LoginDialog')).LoginDialog,
  'sign-up': async () => (await import('../accounts/SignUpDialog')).SignUpDialog,
  forgot: async () => (await import('../accounts/ForgotDialog')).ForgotDialog,
  'verify-code': async () => (await import('../accounts/VerifyCodeDialog')).VerifyCodeDialog,
  'reset-password': async () => (await import('../accounts/ResetPasswordDialog')).ResetPasswordDialog,
  'reset-done': async () => (await import('../accounts/ResetDoneDialog')).ResetDoneDialog,
  account: async () => (await import('../accounts/AvatarMenu')).AvatarMenu,
  profile: async () => (await import('../accounts/ProfileDialog')).ProfileDialog,
  settings: async () => (await import('../accounts/SettingsDialog')).SettingsDialog,
  favourites: async () => (await import('../favourites/FavouritesDialog')).FavouritesDialog,
  assign: async () => (await import('../deliveries/AssignDialog')).AssignDialog,
  subscription: async () => (await import('../landing/VendorOffer')).VendorOffer,
};

interface Loaded {
  readonly name: string;
  readonly Dialog: ComponentType;
}

/** The dialog that the address asks for, over whatever page it is on. */
export function AddressDialogs() {
  const { shown, close } = useAddressDialog();
  const toast = useToast();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const load = loaderOf(shown);
    if (!shown || !load) return setLoaded(null);
    let isLeft = false;
    load().then(
      (Dialog) => !isLeft && setLoaded({ name: shown, Dialog }),
      () => {
        if (isLeft) return;
        toast('error', 'This did not load. Please check your internet connection.');
        close();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [shown, close, toast]);

  // The dialog before stays until the next one has come.
  return shown !== null && loaded ? <loaded.Dialog key={loaded.name} /> : null;
}

/** Addresses are typed by people: 'constructor' is no dialog. */
function loaderOf(name: string | null): Load | undefined {
  return name !== null && Object.hasOwn(dialogs, name) ? dialogs[name] : undefined;
}
