// oxlint-disable max-lines -- one table of all pages
import { listAdmins, listSecurity, readTwoStep } from '@aaspaas/contract/console/access/calls';
import { listAnnouncements } from '@aaspaas/contract/console/announcements/calls';
import { listAudit } from '@aaspaas/contract/console/audit/calls';
import { readBulk } from '@aaspaas/contract/console/bulk/calls';
import { listDuplicates, readPair } from '@aaspaas/contract/console/duplicates/calls';
import { type Grade, isGranted, type Permission } from '@aaspaas/contract/console/grades';
import { listJobs } from '@aaspaas/contract/console/jobs/calls';
import { listLicences } from '@aaspaas/contract/console/licences/calls';
import { listEdits, listListings, readListing } from '@aaspaas/contract/console/listings/calls';
import { listMails } from '@aaspaas/contract/console/outbox/calls';
import { listLedger, listPayments, readPaymentCase } from '@aaspaas/contract/console/payments/calls';
import { listPeople, readPerson } from '@aaspaas/contract/console/people/calls';
import { listNotes } from '@aaspaas/contract/console/people/note-calls';
import { listPlaceAdditions } from '@aaspaas/contract/console/places/calls';
import { listReportedReviews } from '@aaspaas/contract/console/reviews/calls';
import { readAllSettings } from '@aaspaas/contract/console/settings/calls';
import { listStatements, readStatement } from '@aaspaas/contract/console/statements/calls';
import { findAnything, readChecks, readMonth, readTrends } from '@aaspaas/contract/console/today/calls';
import type { WaitingKind } from '@aaspaas/contract/console/today/waiting';
import { listConcepts, listSearches, listWordAdditions } from '@aaspaas/contract/console/words/calls';
import * as paths from '@aaspaas/contract/paths';
import type { PageUrl } from '../current-url/url';
import { fits, partsOf } from '../pages/page';
import { type ConsoleRead, consoleRead as read } from './console-reads';
import { listRequestOf, stateRequestOf } from './list-url';
import * as requests from './requests';

/** The parts of the menu, from the top. */
const menuTitles = ['Work', 'Money', 'People and listings', 'Search', 'Running it'] as const;

/** A list of those on whom something can be done at once, and how far that has come. */
function withBulk(url: PageUrl, list: ConsoleRead): readonly ConsoleRead[] {
  const bulk = requests.bulkRequest(url);
  return bulk ? [list, read(readBulk, bulk)] : [list];
}

export interface ConsolePage {
  readonly path: string;
  readonly title: string;
  /** The part of the menu that leads to it; pages of one thing, such as one payment, are in none. */
  readonly menu?: (typeof menuTitles)[number];
  /** What the menu calls it, if not by its title. */
  readonly label?: string;
  /** What the page asks for: without it the page is not offered, and says so where it is opened anyway. */
  readonly permission: Permission;
  /** What waits there, which is counted beside it in the menu. */
  readonly waits?: WaitingKind;
  /** What it shows, as far as the server can read that. */
  reads(url: PageUrl): readonly ConsoleRead[];
  /** The component's file in this folder; the component is called like it. */
  readonly component: `${string}/${string}Page`;
  readonly props?: Readonly<Record<string, string>>;
}

/** Every page of the console. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: paths.consoleHome,
    title: 'Today',
    menu: 'Work',
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
    menu: 'Work',
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
    menu: 'Work',
    permission: 'check licences',
    waits: 'licences',
    reads: (url) => [read(listLicences, stateRequestOf(url))],
    component: 'licences/LicencesPage',
  },
  {
    path: '/admin/reviews',
    title: 'Reviews',
    menu: 'Work',
    permission: 'look',
    waits: 'reports',
    reads: (url) => [read(listReportedReviews, stateRequestOf(url))],
    component: 'reviews/ReviewsPage',
  },
  {
    path: '/admin/edits',
    title: 'Edits',
    menu: 'Work',
    permission: 'look',
    waits: 'edits',
    reads: (url) => [read(listEdits, requests.pageRequest(url))],
    component: 'listings/EditsPage',
  },
  {
    path: '/admin/statements',
    title: 'Bank statements',
    menu: 'Money',
    label: 'Statements',
    permission: 'settle payments',
    reads: (url) => [read(listStatements, listRequestOf(url))],
    component: 'statements/StatementsPage',
  },
  {
    path: '/admin/statements/:statement',
    title: 'Bank statement',
    permission: 'settle payments',
    reads: (url) => [read(readStatement, requests.statementRequest(url))],
    component: 'statements/StatementPage',
  },
  {
    path: '/admin/ledger',
    title: 'Ledger',
    menu: 'Money',
    permission: 'look',
    reads: (url) => [read(listLedger, listRequestOf(url, 'from', 'to', 'year', 'kind'))],
    component: 'ledger/LedgerPage',
  },
  {
    path: '/admin/shops',
    title: 'Shops',
    menu: 'People and listings',
    permission: 'look',
    reads: (url) => withBulk(url, read(listListings, requests.listingsRequest('shops', url))),
    component: 'listings/ListingsPage',
    props: { group: 'shops' },
  },
  {
    path: '/admin/services',
    title: 'Services',
    menu: 'People and listings',
    permission: 'look',
    reads: (url) => withBulk(url, read(listListings, requests.listingsRequest('services', url))),
    component: 'listings/ListingsPage',
    props: { group: 'services' },
  },
  {
    path: '/admin/listings/:listing',
    title: 'Listing',
    permission: 'look',
    reads: (url) => {
      const request = requests.listingRequest(url);
      if (!request) return [];
      return [read(readListing, request), read(listNotes, { subject: 'shop', id: request.sh_id })];
    },
    component: 'listings/ListingPage',
  },
  {
    path: '/admin/agents',
    title: 'Agents',
    menu: 'People and listings',
    permission: 'look',
    reads: (url) => withBulk(url, read(listPeople, requests.peopleRequest('agents', url))),
    component: 'people/PeoplePage',
    props: { group: 'agents' },
  },
  {
    path: '/admin/customers',
    title: 'Customers',
    menu: 'People and listings',
    permission: 'look',
    reads: (url) => withBulk(url, read(listPeople, requests.peopleRequest('customers', url))),
    component: 'people/PeoplePage',
    props: { group: 'customers' },
  },
  {
    path: '/admin/people/:id',
    title: 'Person',
    permission: 'look',
    reads: (url) => {
      const request = requests.personRequest(url);
      if (!request) return [];
      return [read(readPerson, request), read(listNotes, { subject: 'account', ...request })];
    },
    component: 'people/PersonPage',
  },
  {
    path: '/admin/duplicates',
    title: 'Duplicates',
    menu: 'People and listings',
    permission: 'look',
    reads: (url) => [read(listDuplicates, requests.duplicatesRequest(url))],
    component: 'duplicates/DuplicatesPage',
  },
  {
    path: '/admin/duplicates/:pair',
    title: 'Two listings',
    permission: 'look',
    reads: (url) => {
      const request = requests.pairRequest(url);
      return request ? [read(readPair, request)] : [];
    },
    component: 'duplicates/PairPage',
  },
  {
    path: '/admin/words',
    title: 'Words',
    menu: 'Search',
    permission: 'look',
    reads: (url) => {
      const list = requests.wordListOf(url);
      if (list === 'meanings') return [read(listConcepts, requests.findRequest(url))];
      if (list === 'added') return [read(listWordAdditions, requests.pageRequest(url))];
      return [read(listSearches, requests.searchesRequest(url))];
    },
    component: 'words/WordsPage',
  },
  {
    path: '/admin/places',
    title: 'Places',
    menu: 'Search',
    permission: 'look',
    reads: (url) => [read(listPlaceAdditions, requests.findRequest(url))],
    component: 'places/PlacesPage',
  },
  {
    path: paths.consoleSettings,
    title: 'Settings',
    menu: 'Running it',
    permission: 'change settings',
    reads: () => [read(readAllSettings, {})],
    component: 'settings/SettingsPage',
  },
  {
    path: '/admin/announcements',
    title: 'Announcements',
    menu: 'Running it',
    permission: 'change settings',
    reads: () => [read(listAnnouncements, {})],
    component: 'announcements/AnnouncementsPage',
  },
  {
    path: '/admin/outbox',
    title: 'Mail',
    menu: 'Running it',
    permission: 'send mail',
    waits: 'mail',
    reads: (url) => [read(listMails, listRequestOf(url, 'show'))],
    component: 'outbox/OutboxPage',
  },
  {
    path: '/admin/jobs',
    title: 'Jobs',
    menu: 'Running it',
    permission: 'look',
    reads: () => [read(listJobs, {})],
    component: 'jobs/JobsPage',
  },
  {
    path: '/admin/audit',
    title: 'Who did what',
    menu: 'Running it',
    permission: 'read the log',
    reads: (url) => [read(listAudit, requests.auditRequest(url))],
    component: 'audit/AuditPage',
  },
  {
    path: '/admin/security',
    title: 'Security',
    menu: 'Running it',
    permission: 'read the log',
    reads: (url) => [read(listSecurity, listRequestOf(url, 'event', 'account', 'from', 'until'))],
    component: 'access/SecurityLogPage',
  },
  {
    path: '/admin/admins',
    title: 'Admins',
    menu: 'Running it',
    permission: 'manage admins',
    reads: () => [read(listAdmins, {})],
    component: 'access/AdminsPage',
  },
  {
    path: '/admin/two-step',
    title: 'Your second step',
    menu: 'Running it',
    permission: 'look',
    reads: () => [read(readTwoStep, {})],
    component: 'access/TwoStepPage',
  },
];

export const consolePageAt = (path: string): ConsolePage | undefined =>
  consolePages.find((page) => fits(partsOf(page.path), partsOf(path)));

interface MenuItem extends Pick<ConsolePage, 'permission' | 'waits'> {
  readonly label: string;
  readonly href: string;
}

interface MenuGroup {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** What the menu offers to an admin of this grade. */
export const menuFor = (grade: Grade | null): readonly MenuGroup[] =>
  menuTitles
    .map((title) => ({
      title,
      items: consolePages
        .filter(({ menu, permission }) => menu === title && isGranted(grade, permission))
        .map((page) => ({ ...page, label: page.label ?? page.title, href: page.path })),
    }))
    .filter(({ items }) => items.length > 0);

/** Where the menu leads to that list, or to the one above a page of one thing. */
export function menuHrefAt(path: string): string | undefined {
  const [, console = '', list = ''] = partsOf(path);
  const above = list ? `/${console}/${list}` : `/${console}`;
  return consolePages.find((page) => page.menu && page.path === above)?.path;
}
