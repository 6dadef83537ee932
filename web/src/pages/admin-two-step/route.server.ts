import { readTwoStep } from '@aaspaas/contract/console/access/calls';
import { consoleReads } from '../../console/console-reads';
import type { PageServer } from '../../navigation/page-server';

export const server: PageServer = consoleReads(readTwoStep, () => ({}));
