import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { logout, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { useBoot } from '../server/boot';
import { send } from '../server/send';
import { forgetReplies } from '../server/use-read';
import { rememberUser } from './user-data';

interface Session {
  readonly user: SessionUser | null;
  signIn(user: SessionUser): void;
  /** Ends the session here and on the server. */
  signOut(): Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Who is signed in, as the server said with the page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const [user, setUser] = useState(boot.user);
  useEffect(() => rememberUser(user), [user]);
  const signIn = useCallback((fresh: SessionUser) => {
    forgetReplies();
    setUser(fresh);
  }, []);
  const signOut = useCallback(async () => {
    await send(logout, {});
    forgetReplies();
    setUser(null);
  }, []);
  const session = useMemo(() => ({ user, signIn, signOut }), [user, signIn, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
