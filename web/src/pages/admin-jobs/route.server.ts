import { listJobs } from '@aaspaas/contract/console/jobs/calls';
import { consoleReads } from '../../console/console-reads';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listJobs, () => ({}));
