import { declareCall } from '../declare-call';

/** The new email that waits for confirmation; null if there is none. */
export const readEmailChange = declareCall('/user/read/email-change', { who: 'signed-in' });

export const resendEmailChange = declareCall('/user/resend/email-change', { who: 'signed-in' });

export const cancelEmailChange = declareCall('/user/cancel/email-change', { who: 'signed-in' });

/** Called from the link in the mail to the new email. `email` is the account's email from now on. */
export const confirmEmailChange = declareCall('/user/confirm/email', { who: 'anyone' });

/**
 * Called from the link in the mail to the old email: the account is restored to before the change, all sessions
 * end, and the browser may choose a new password for `email`.
 */
export const undoContactChange = declareCall('/user/undo/change', { who: 'anyone' });
