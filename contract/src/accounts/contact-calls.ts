import { declareCall } from '../declare-call';

export const readEmailChange = declareCall('/user/read/email-change', { who: 'signed-in' });

export const resendEmailChange = declareCall('/user/resend/email-change', { who: 'signed-in' });

export const cancelEmailChange = declareCall('/user/cancel/email-change', { who: 'signed-in' });

export const confirmEmailChange = declareCall('/user/confirm/email', { who: 'anyone' });

export const undoContactChange = declareCall('/user/undo/change', { who: 'anyone' });
