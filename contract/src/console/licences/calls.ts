import { declareConsoleCall } from '../declare-console-call';

export type { LicenceRow } from './shapes';

export const listLicences = declareConsoleCall('/console/list/licences', {
  permission: 'check licences',
});

// Neither money nor a right of an admin: it only marks an agent who is listed anyway. The photos ask for more.
export const approveLicence = declareConsoleCall('/console/approve/licence', {
  permission: 'check licences',
  proof: 'session',
});

export const refuseLicence = declareConsoleCall('/console/refuse/licence', {
  permission: 'check licences',
  proof: 'session',
});
