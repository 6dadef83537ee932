import { type ComponentType, lazy, Suspense } from 'react';
import { useAddressDialog } from '../router/use-address-dialog';
import { useIsHydrating } from '../ui/ServerDrawn';

// Forms are not part of the first load: most visits never open one.
const dialogs: Readonly<Record<string, ComponentType>> = {
  login: lazy(async () => ({ default: (await import('./LoginDialog')).LoginDialog })),
  'sign-up': lazy(async () => ({ default: (await import('./SignUpDialog')).SignUpDialog })),
  account: lazy(async () => ({ default: (await import('./AvatarMenu')).AvatarMenu })),
};

/** The dialog that the address asks for, over whatever page it is on. */
export function AccountDialogs() {
  const { shown } = useAddressDialog();
  const isHydrating = useIsHydrating();
  const Shown = shown === null || isHydrating ? undefined : dialogs[shown];
  return Shown ? (
    <Suspense>
      <Shown />
    </Suspense>
  ) : null;
}
