import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { homeOf } from '@aaspaas/contract/roles/roles';
import { navigate } from '../current-url/url';
import { staysAfterLogin, useUrlDialog } from '../current-url/use-url-dialog';

/** After signing in, leads to the role's home, or back to the page on which somebody was about to do something. */
export function useAfterSignIn(): (user: SessionUser) => void {
  const { close } = useUrlDialog();
  return (user) => (staysAfterLogin() ? close() : navigate(homeOf(user.role), { replace: true }));
}
