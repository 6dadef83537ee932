import { listPayments } from '@aaspaas/contract/console/payments/calls';
import { consoleReads } from '../../console/console-reads';
import { paymentsRequest } from '../../console/payments/request';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listPayments, ({ url }) => paymentsRequest(url));
