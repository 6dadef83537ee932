import { readReceipt } from '@aaspaas/contract/payments/calls';
import { type PageServer, type PageVisit, readOf, replyTo } from '../../page/page-server';
import { receiptRequest } from './request';

export const server: PageServer = {
  reads: (visit) => {
    const request = requestOf(visit);
    return request ? [readOf(readReceipt, request)] : [];
  },
  answer: (visit, replies) => {
    const request = requestOf(visit);
    // A guest may still log in and turn out to be the owner.
    if (!visit.user) return {};
    return { isMissing: !request || replyTo(readReceipt, request, replies) === undefined };
  },
};

/** What the visitor may read at all: others would only be refused. */
const requestOf = ({ url, user }: PageVisit) =>
  user?.role === 'shop' || user?.role === 'admin' ? receiptRequest(url) : null;
