import type { SessionUser } from '@aaspaas/contract/accounts/calls';

const key = 'userData';

/** For display only, never a proof: the server decides who somebody is. */
export function rememberUser(user: SessionUser | null): void {
  try {
    if (user) localStorage.setItem(key, JSON.stringify(user));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be full or forbidden; nothing depends on it.
  }
}
