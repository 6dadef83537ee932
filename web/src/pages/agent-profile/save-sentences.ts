import { isLost, serverMessage } from '../../api/failure-messages';
import { askToLogIn } from '../../current-url/use-url-dialog';
import type { useToast } from '../../ui/toasts/Toast';

/** Says why nothing was saved. */
export const saveSentence = (failure: unknown): string =>
  isLost(failure) ? 'Save failed' : serverMessage(failure) || 'Update failed';

/** The session ended meanwhile; what was typed stays until they have signed in again. */
export function reportMissingUser(toast: ReturnType<typeof useToast>): void {
  toast('error', 'User ID missing');
  askToLogIn('session');
}
