import { logout, readSession } from '@aaspaas/contract/accounts/calls';
import { send } from '../api/send';
import type { useToast } from '../ui/Toast';

/** The session as the server sees it. Loaded when it is needed: most visits never ask. */

export async function endSession(): Promise<void> {
  await send(logout, {});
  forgetVisit();
}

/** Addresses and reviews that were begun are nothing for whoever uses this browser next. */
function forgetVisit(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** Without an answer nothing is known, and nothing changes. */
export async function checkSession(
  become: (next: null) => void,
  toast: ReturnType<typeof useToast>,
): Promise<void> {
  const isOver = await send(readSession, {}).then(
    ({ user }) => user === null,
    () => false,
  );
  if (!isOver) return;
  become(null);
  toast('warning', 'You have been logged out. Please log in again.');
}
