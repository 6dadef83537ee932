import { isGranted, type Permission } from '@aaspaas/contract/roles/grades';
import { useSession } from '../session/session';

/** Whether the admin who is signed in may do something. */
export function useMay(permission: Permission): boolean {
  const { user } = useSession();
  return isGranted(user?.grade ?? null, permission);
}
