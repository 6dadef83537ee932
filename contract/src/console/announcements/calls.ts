import { declareConsoleCall } from '../declare-console-call';

export const listAnnouncements = declareConsoleCall('/console/list/announcements', {
  permission: 'look',
});

export const addAnnouncement = declareConsoleCall('/console/add/announcement', {
  permission: 'change settings',
  proof: 'session',
});

export const changeAnnouncement = declareConsoleCall('/console/change/announcement', {
  permission: 'change settings',
  proof: 'session',
});

export const endAnnouncement = declareConsoleCall('/console/end/announcement', {
  permission: 'change settings',
  proof: 'session',
});
