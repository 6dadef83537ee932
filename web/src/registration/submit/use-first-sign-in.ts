import { useEffect, useRef } from 'react';
import { login } from '@aaspaas/contract/accounts/calls';
import { navigate } from '../../current-url/url';
import { send } from '../../api/send';
import { useSession } from '../../session/session';
import { useToast } from '../../ui/toasts/Toast';

/** A success can be read so long. */
const homeAfterMs = 2000;

/**
 * Signs in somebody who has just registered, with the password that the form still holds. Nothing waits for it:
 * what follows a registration continues meanwhile.
 */
export function useFirstSignIn() {
  const { user, signIn } = useSession();
  const toast = useToast();
  const isIn = useRef(false);
  const begin = (email: string, password: string) =>
    void send(login, { email, password }).then(
      ({ user: owner }) => {
        isIn.current = true;
        signIn(owner);
      },
      () => toast('warning', 'You are registered. Please log in to see your profile.'),
    );
  /** '/' leads signed-in people to their own profile; for the others, the login opens. */
  const goHome = () => navigate(user || isIn.current ? '/' : '/?open=login');
  return { begin, goHome, goHomeLater: useLater(goHome, homeAfterMs) };
}

function useLater(work: () => void, afterMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(work, afterMs);
  };
}
