import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { useBoot } from '../api/boot';
import { noReply, signedOutEvent } from '../api/send';
import { forgetReplies } from '../api/use-read';
import { useToast } from '../ui/toasts/Toast';
import { rememberUser } from './user-data';

interface Session {
  readonly user: SessionUser | null;
  signIn(user: SessionUser): void;
  /** Ends the session in this tab and on the server. */
  signOut(): Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Provides who is signed in, as the server said with the page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const [user, setUser] = useState(boot.user);
  useEffect(() => rememberUser(user), [user]);
  const changeUser = useCallback((next: SessionUser | null) => {
    forgetReplies();
    setUser(next);
  }, []);
  const signOut = useCallback(async () => {
    await (await loadServerSession()).endSession();
    changeUser(null);
  }, [changeUser]);
  useEndedSession(user, changeUser);
  const session = useMemo(() => ({ user, signIn: changeUser, signOut }), [user, changeUser, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * After a call failed because nobody is signed in: asks whether our session has ended, and if so continues as a
 * guest.
 */
function useEndedSession(user: SessionUser | null, changeUser: (next: null) => void): void {
  const toast = useToast();
  useEffect(() => {
    if (!user) return;
    // Without an answer nothing is known, and the next failed call asks again.
    const onSignedOut = () =>
      void loadServerSession().then(
        ({ checkSession }) => checkSession(changeUser, toast),
        () => {},
      );
    addEventListener(signedOutEvent, onSignedOut);
    return () => removeEventListener(signedOutEvent, onSignedOut);
  }, [user, changeUser, toast]);
}

const loadServerSession = () =>
  import('./server-session').catch(() => {
    throw noReply('unreachable');
  });

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('no SessionProvider');
  return session;
}
