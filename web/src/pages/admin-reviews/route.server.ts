import { listReportedReviews } from '@aaspaas/contract/console/reviews/calls';
import { consoleReads } from '../../console/console-reads';
import { stateRequestOf } from '../../console/list-url';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listReportedReviews, ({ url }) => stateRequestOf(url));
