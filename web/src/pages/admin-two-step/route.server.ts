import { readTwoStep } from '@aaspaas/contract/console/access/calls';
import { consoleReads } from '../../console/console-reads';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(readTwoStep, () => ({}));
