import { listCorrections } from '@aaspaas/contract/console/corrections/calls';
import { listLicences } from '@aaspaas/contract/console/licences/calls';
import { listEdits } from '@aaspaas/contract/console/listings/calls';
import * as paths from '@aaspaas/contract/console/paths';
import { listPayments, readPaymentCase } from '@aaspaas/contract/console/payments/calls';
import { listReportedReviews } from '@aaspaas/contract/console/reviews/calls';
import { findAnything, readChecks, readMonth, readTrends } from '@aaspaas/contract/console/today/calls';
import { type MenuPart, consoleRead as read } from '../console-page';
import * as requests from '../requests';

export const work: MenuPart = {
  title: 'Work',
  pages: [
    {
      path: paths.today,
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
      path: paths.payments,
      title: 'Payments',
      permission: 'look',
      waits: 'payments',
      reads: (url) => [read(listPayments, requests.listRequestOf(url, 'state', 'age', 'same'))],
      component: 'payments/PaymentsPage',
    },
    {
      path: `${paths.payments}/:payment`,
      title: 'Payment',
      permission: 'look',
      reads: (url) => [read(readPaymentCase, { id: requests.idOf(url) })],
      component: 'payments/PaymentPage',
    },
    {
      path: paths.licences,
      title: 'Licences',
      permission: 'check licences',
      waits: 'licences',
      reads: (url) => [read(listLicences, requests.stateRequestOf(url))],
      component: 'licences/LicencesPage',
    },
    {
      path: paths.reviews,
      title: 'Reviews',
      permission: 'look',
      waits: 'reports',
      reads: (url) => [read(listReportedReviews, requests.stateRequestOf(url))],
      component: 'reviews/ReviewsPage',
    },
    {
      path: paths.edits,
      title: 'Edits',
      permission: 'look',
      waits: 'edits',
      reads: (url) => [read(listEdits, requests.pageRequest(url))],
      component: 'listings/EditsPage',
    },
    {
      path: paths.corrections,
      title: 'Corrections',
      permission: 'look',
      reads: (url) => [read(listCorrections, requests.listRequestOf(url, 'state', 'language'))],
      component: 'corrections/CorrectionsPage',
    },
  ],
};
