import { listLicences } from '@aaspaas/contract/console/licences/calls';
import { listEdits } from '@aaspaas/contract/console/listings/calls';
import { listPayments, readPaymentCase } from '@aaspaas/contract/console/payments/calls';
import { listReportedReviews } from '@aaspaas/contract/console/reviews/calls';
import { findAnything, readChecks, readMonth, readTrends } from '@aaspaas/contract/console/today/calls';
import * as paths from '@aaspaas/contract/paths';
import type { MenuPart } from '../console-page';
import { consoleRead as read } from '../console-reads';
import { listRequestOf, stateRequestOf } from '../list-url';
import * as requests from '../requests';

export const work: MenuPart = {
  title: 'Work',
  pages: [
    {
      path: paths.consoleHome,
      title: 'Today',
      permission: 'look',
      reads: (url) => {
        const find = requests.findOf(url);
        if (find) return [read(findAnything, { q: find })];
        return [read(readChecks, {}), read(readMonth, {}), read(readTrends, requests.trendsRequest(url))];
      },
      component: 'today/TodayPage',
    },
    {
      path: '/admin/payments',
      title: 'Payments',
      permission: 'look',
      waits: 'payments',
      reads: (url) => [read(listPayments, listRequestOf(url, 'state', 'age', 'same'))],
      component: 'payments/PaymentsPage',
    },
    {
      path: '/admin/payments/:payment',
      title: 'Payment',
      permission: 'look',
      reads: (url) => [read(readPaymentCase, requests.paymentRequest(url))],
      component: 'payments/PaymentPage',
    },
    {
      path: '/admin/licences',
      title: 'Licences',
      permission: 'check licences',
      waits: 'licences',
      reads: (url) => [read(listLicences, stateRequestOf(url))],
      component: 'licences/LicencesPage',
    },
    {
      path: '/admin/reviews',
      title: 'Reviews',
      permission: 'look',
      waits: 'reports',
      reads: (url) => [read(listReportedReviews, stateRequestOf(url))],
      component: 'reviews/ReviewsPage',
    },
    {
      path: '/admin/edits',
      title: 'Edits',
      permission: 'look',
      waits: 'edits',
      reads: (url) => [read(listEdits, requests.pageRequest(url))],
      component: 'listings/EditsPage',
    },
  ],
};
