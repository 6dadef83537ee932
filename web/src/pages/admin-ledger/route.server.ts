import { listLedger } from '@aaspaas/contract/console/payments/calls';
import { consoleReads } from '../../console/console-reads';
import { ledgerRequest } from '../../console/ledger/request';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listLedger, ({ url }) => ledgerRequest(url));
