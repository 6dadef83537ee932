import { type ComponentType, useEffect, useState } from 'react';
import { keepLoading } from '../ui/loading/keep-loading';
import { DialogNotLoaded } from '../ui/loading/NotLoaded';

type Load = () => Promise<ComponentType>;

const login: Load = async () => (await import('../accounts/LoginDialog')).LoginDialog;

// Not part of the first load: most visits never open one.
const dialogs: Readonly<Record<string, Load>> = {
  login,
  // The same for somebody who is probably new.
  welcome: login,
  'sign-up': async () => (await import('../accounts/sign-up/SignUpDialog')).SignUpDialog,
  forgot: async () => (await import('../accounts/recovery/ForgotDialog')).ForgotDialog,
  'verify-code': async () => (await import('../accounts/recovery/VerifyCodeDialog')).VerifyCodeDialog,
  'reset-password': async () =>
    (await import('../accounts/recovery/ResetPasswordDialog')).ResetPasswordDialog,
  'reset-done': async () => (await import('../accounts/recovery/ResetDoneDialog')).ResetDoneDialog,
  account: async () => (await import('./header/AvatarMenu')).AvatarMenu,
  profile: async () => (await import('../accounts/profile/ProfileDialog')).ProfileDialog,
  address: async () => (await import('../accounts/profile/AddressDialog')).AddressDialog,
  settings: async () => (await import('../accounts/settings/SettingsDialog')).SettingsDialog,
  favourites: async () => (await import('../favourites/FavouritesDialog')).FavouritesDialog,
  reviews: async () => (await import('../reviews/OwnReviewsDialog')).OwnReviewsDialog,
  assign: async () => (await import('../deliveries/AssignDialog')).AssignDialog,
  place: async () => (await import('../places/PlaceDialog')).PlaceDialog,
  search: async () => (await import('../search/SearchDialog')).SearchDialog,
  correction: async () => (await import('../corrections/CorrectionDialog')).CorrectionDialog,
  subscription: async () => (await import('../payments/subscription/VendorOffer')).VendorOffer,
};

interface Loaded {
  readonly name: string;
  readonly Dialog: ComponentType;
}

interface UrlDialogsProps {
  /** The dialog that the url names. */
  readonly shown: string;
  onClose(): void;
}

/** The dialog that the url names, over any page. */
export function UrlDialogs({ shown, onClose }: UrlDialogsProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [missing, setMissing] = useState<{ name: string; isPageStale: boolean } | null>(null);

  useEffect(() => {
    const load = loaderOf(shown);
    if (!load) return setLoaded(null);
    return keepLoading(
      load,
      (Dialog) => setLoaded({ name: shown, Dialog }),
      (isPageStale) => setMissing({ name: shown, isPageStale }),
    );
  }, [shown]);

  // The previous dialog stays until the next one has loaded.
  return (
    <>
      {loaded && <loaded.Dialog key={loaded.name} />}
      {missing?.name === shown && loaded?.name !== shown && (
        <DialogNotLoaded isPageStale={missing.isPageStale} onClose={onClose} />
      )}
    </>
  );
}

/** Urls are typed by people, and 'constructor' is not a dialog. */
function loaderOf(name: string): Load | undefined {
  return Object.hasOwn(dialogs, name) ? dialogs[name] : undefined;
}
