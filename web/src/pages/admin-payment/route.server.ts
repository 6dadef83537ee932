import { readPaymentCase } from '@aaspaas/contract/console/payments/calls';
import { consoleReads } from '../../console/console-reads';
import { paymentRequest } from '../../console/payments/request';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(readPaymentCase, ({ url }) => paymentRequest(url));
