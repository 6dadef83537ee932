import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { homeOf } from '@aaspaas/contract/roles/roles';
import { navigate } from '../current-url/url';
import { useAskedFor, useGoOn } from './use-asked-for';

/** After signing in, leads to the role's home, or back to what somebody was about to do. */
export function useAfterSignIn(): (user: SessionUser) => void {
  const asked = useAskedFor();
  const goOn = useGoOn();
  return (user) => (asked === null ? navigate(homeOf(user.role), { replace: true }) : goOn());
}
