import { useRef } from 'react';
import { login } from '@aaspaas/contract/accounts/calls';
import { navigate } from '../router/url';
import { send } from '../api/send';
import { useSession } from '../session/session';
import { useToast } from '../ui/Toast';

/**
 * Signs in somebody whose registration has just arrived, by the ordinary call and with the password that the form
 * still holds. Nobody waits for it: what comes after a registration goes on meanwhile.
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
  /** '/' leads those who are signed in to their own profile; the others find a way to log in. */
  const goHome = () => navigate(user || isIn.current ? '/' : '/?open=login');
  return { begin, goHome };
}
