import type { SessionUser } from '@aaspaas/contract/accounts/calls';

export const userDataKey = 'userData';

/** For display only, never a proof: the server decides who somebody is. */
export function rememberUser(user: SessionUser | null): void {
  try {
    // Where somebody lives, and what an admin may do, is not for display.
    if (user)
      localStorage.setItem(userDataKey, JSON.stringify({ ...user, place: undefined, grade: undefined }));
    else localStorage.removeItem(userDataKey);
  } catch {
    // Storage may be full or forbidden; nothing depends on it.
  }
}
