import { navigate } from '../../current-url/url';
import { useSession } from '../../session/session';
import { useToast } from '../../ui/toasts/Toast';

/** Shows a message, signs out and goes to the landing page. */
export function useSignOutWithMessage() {
  const { signOut } = useSession();
  const toast = useToast();
  return async (says: string) => {
    toast('success', says);
    await signOut();
    navigate('/', { replace: true });
  };
}
