import type { SessionUser } from '@aaspaas/contract/accounts/calls';

const key = 'userData';

/** For display only, never a proof: the server decides who somebody is. */
export function rememberUser(user: SessionUser | null): void {
  try {
    // Where somebody lives, and what an admin may do, is not for display.
    if (user) localStorage.setItem(key, JSON.stringify({ ...user, place: undefined, grade: undefined }));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be full or forbidden; nothing depends on it.
  }
}

/** Whether somebody is signed in here, as far as the browser knows. */
export function isSomebody(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
