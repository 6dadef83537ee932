import { declareConsoleCall } from '../declare-console-call';

export type { PersonRecord, PersonRow } from './shapes';

export const listPeople = declareConsoleCall('/console/list/people', { permission: 'look' });

export const readPerson = declareConsoleCall('/console/read/person', { permission: 'look' });

export const editPerson = declareConsoleCall('/console/edit/person', {
  permission: 'change people',
  proof: 'recent',
});

export const releasePhone = declareConsoleCall('/console/release/phone', {
  permission: 'change people',
  proof: 'recent',
});

export const unlockPerson = declareConsoleCall('/console/unlock/person', {
  permission: 'change people',
  proof: 'recent',
});

export const endPersonSessions = declareConsoleCall('/console/end/sessions', {
  permission: 'change people',
  proof: 'recent',
});

export const countPeople = declareConsoleCall('/console/count/people', { permission: 'look' });

export const unlockPeople = declareConsoleCall('/console/unlock/people', {
  permission: 'change people',
  proof: 'recent',
  isRetryable: true,
});

export const logOutPeople = declareConsoleCall('/console/log-out/people', {
  permission: 'change people',
  proof: 'recent',
  isRetryable: true,
});

export const deletePerson = declareConsoleCall('/console/delete/person', {
  permission: 'delete people',
  proof: 'recent',
});

export const exportPerson = declareConsoleCall('/console/export/person', {
  permission: 'export data',
  proof: 'recent',
});
