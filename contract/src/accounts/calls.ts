import { declareCall } from '../declare-call';

export type { SessionUser, UserRecord } from './shapes';

export const login = declareCall('/user/login', { who: 'anyone' });

export const logout = declareCall('/user/logout', { who: 'anyone' });

export const readSession = declareCall('/user/session', { who: 'anyone' });

export const register = declareCall('/user/register', { who: 'anyone' });

export const forgotPassword = declareCall('/user/forgotpassword', { who: 'anyone' });

export const verifyCode = declareCall('/user/verifyotp', { who: 'anyone' });

export const resetPassword = declareCall('/user/ResetPassword', { who: 'anyone' });

export const readResetLink = declareCall('/user/read/resetlink', { who: 'anyone' });

export const listUsers = declareCall('/user/list/user', {
  who: 'signed-in',
  own: { u_id: 'account' },
  adminMay: 'look',
});

export const exportData = declareCall('/user/export/data', { who: 'signed-in' });

export const chooseLanguage = declareCall('/user/edit/language', { who: 'signed-in' });

export const editProfile = declareCall('/user/edit/profile', {
  who: 'signed-in',
  isRetryable: true,
  own: { u_id: 'account' },
  files: { image: { most: 1, maxBytes: 5 * 1024 * 1024 } },
});
