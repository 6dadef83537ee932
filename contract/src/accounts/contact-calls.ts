import { declareCall } from '../declare-call';

/** The address that waits to be confirmed; null when none does. */
export const readEmailChange = declareCall('/user/read/email-change', { who: 'signed-in' });

export const resendEmailChange = declareCall('/user/resend/email-change', { who: 'signed-in' });

export const cancelEmailChange = declareCall('/user/cancel/email-change', { who: 'signed-in' });

/** By the link in the mail to the new address. `email` is what the account has from now on. */
export const confirmEmailChange = declareCall('/user/confirm/email', { who: 'anyone' });

/**
 * By the link in the mail to the old address: the account is as it was before the change, all sessions end, and the
 * browser gets what it needs to choose a new password for `email`.
 */
export const undoContactChange = declareCall('/user/undo/change', { who: 'anyone' });
