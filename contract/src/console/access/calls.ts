import { declareConsoleCall } from '../declare-console-call';

export { proveTwoStep, readTwoStep } from './proof-calls';

/** Whoever has a second factor already gives that first: the handler asks for it. */
export const offerTwoStep = declareConsoleCall('/console/offer/two-step', {
  permission: 'look',
  proof: 'none',
});

export const confirmTwoStep = declareConsoleCall('/console/confirm/two-step', {
  permission: 'look',
  proof: 'none',
});

export const makeRecoveryCodes = declareConsoleCall('/console/make/recovery-codes', {
  permission: 'look',
  proof: 'recent',
});

export const listAdmins = declareConsoleCall('/console/list/admins', {
  permission: 'manage admins',
});

export const inviteAdmin = declareConsoleCall('/console/invite/admin', {
  permission: 'manage admins',
  proof: 'recent',
});

/** For one who has not chosen a password within a day. */
export const inviteAgain = declareConsoleCall('/console/invite/again', {
  permission: 'manage admins',
  proof: 'recent',
});

export const changeGrade = declareConsoleCall('/console/change/grade', {
  permission: 'manage admins',
  proof: 'recent',
});

export const removeAdmin = declareConsoleCall('/console/remove/admin', {
  permission: 'manage admins',
  proof: 'recent',
});

export const resetTwoStep = declareConsoleCall('/console/reset/two-step', {
  permission: 'manage admins',
  proof: 'recent',
});

export const listSecurity = declareConsoleCall('/console/list/security', {
  permission: 'read the log',
});
