import { readAllSettings } from '@aaspaas/contract/console/settings/calls';
import { consoleReads } from '../../console/console-reads';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(readAllSettings, () => ({}));
