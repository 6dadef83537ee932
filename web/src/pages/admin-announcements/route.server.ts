import { listAnnouncements } from '@aaspaas/contract/console/announcements/calls';
import { consoleReads } from '../../console/console-reads';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listAnnouncements, () => ({}));
