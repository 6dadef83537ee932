import { logout, readSession } from '@aaspaas/contract/accounts/calls';
import { send } from '../api/send';
import { dropDialog } from '../current-url/drop-dialog';
import type { useToast } from '../ui/toasts/Toast';
import { userDataKey } from './user-data';

/** Calls about the session. Loaded when needed, because most visits never make them. */

export async function endSession(): Promise<void> {
  await send(logout, {});
  clearTabStorage();
  // Added once, however often: Back leads nobody into a sheet of whoever has left.
  addEventListener('popstate', leaveSheet, true);
}

/** For a guest, as far as the browser knows. */
function leaveSheet(): void {
  try {
    if (localStorage.getItem(userDataKey) !== null) return;
  } catch {
    // If storage is forbidden, nobody is known.
  }
  dropDialog();
}

/**
 * Forgets what was typed in this tab, such as addresses and reviews: the next person at this browser must not see
 * it.
 */
function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // If storage is forbidden, it is empty.
  }
}

let isAsking = false;

/** Asks whether the session has ended. Without an answer nothing changes. Calls that are refused together ask once. */
export async function checkSession(
  changeUser: (next: null) => void,
  toast: ReturnType<typeof useToast>,
): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const isOver = await send(readSession, {}).then(
    ({ user }) => user === null,
    () => false,
  );
  isAsking = false;
  if (!isOver) return;
  changeUser(null);
  toast('warning', 'You have been logged out. Please log in again.');
}
