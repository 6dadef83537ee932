import { declareConsoleCall } from '../declare-console-call';

export type { JobRecord } from './shapes';

export const listJobs = declareConsoleCall('/console/list/jobs', { permission: 'look' });

export const allowEnding = declareConsoleCall('/console/allow/ending', {
  permission: 'change settings',
  proof: 'session',
});

export const runJob = declareConsoleCall('/console/run/job', {
  permission: 'change settings',
  proof: 'session',
});
