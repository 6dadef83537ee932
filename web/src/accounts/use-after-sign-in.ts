import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { homeOf } from '@aaspaas/contract/accounts/roles';
import { navigate } from '../router/url';
import { staysAfterLogin, useUrlDialog } from '../router/use-url-dialog';

/** After signing in: to the home of the role, or back to what somebody was about to do on the page below. */
export function useAfterSignIn(): (user: SessionUser) => void {
  const { close } = useUrlDialog();
  return (user) => (staysAfterLogin() ? close() : navigate(homeOf(user.role), { replace: true }));
}
