import type { ReactNode } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { useSession } from '../session/session';
import { LoginDialog } from './LoginDialog';

/** Asks to sign in, if somebody opens a dialog of an account without being signed in. */
export function RequireSignIn({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { user } = useSession();
  return user ? children(user) : <LoginDialog />;
}
