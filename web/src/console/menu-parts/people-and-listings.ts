import { readBulk } from '@aaspaas/contract/console/bulk/calls';
import { listDuplicates, readPair } from '@aaspaas/contract/console/duplicates/calls';
import { listListings, readListing } from '@aaspaas/contract/console/listings/calls';
import * as paths from '@aaspaas/contract/console/paths';
import { listPeople, readPerson } from '@aaspaas/contract/console/people/calls';
import { listNotes } from '@aaspaas/contract/console/people/note-calls';
import type { PageUrl } from '../../current-url/url';
import { type MenuPart, type ConsoleRead, consoleRead as read } from '../console-page';
import * as requests from '../requests';

/** A list of those on whom something can be done at once, and how far that has come. */
function withBulk(url: PageUrl, list: ConsoleRead): readonly ConsoleRead[] {
  const bulk = requests.bulkRequest(url);
  return bulk ? [list, read(readBulk, bulk)] : [list];
}

export const peopleAndListings: MenuPart = {
  title: 'People and listings',
  pages: [
    {
      path: paths.shops,
      title: 'Shops',
      permission: 'look',
      reads: (url) => withBulk(url, read(listListings, requests.listingsRequest('shops', url))),
      component: 'listings/ListingsPage',
      props: { group: 'shops' },
    },
    {
      path: paths.services,
      title: 'Services',
      permission: 'look',
      reads: (url) => withBulk(url, read(listListings, requests.listingsRequest('services', url))),
      component: 'listings/ListingsPage',
      props: { group: 'services' },
    },
    {
      path: `${paths.listings}/:listing`,
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
      path: paths.agents,
      title: 'Agents',
      permission: 'look',
      reads: (url) => withBulk(url, read(listPeople, requests.peopleRequest('agents', url))),
      component: 'people/PeoplePage',
      props: { group: 'agents' },
    },
    {
      path: paths.customers,
      title: 'Customers',
      permission: 'look',
      reads: (url) => withBulk(url, read(listPeople, requests.peopleRequest('customers', url))),
      component: 'people/PeoplePage',
      props: { group: 'customers' },
    },
    {
      path: `${paths.people}/:id`,
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
      path: paths.duplicates,
      title: 'Duplicates',
      permission: 'look',
      reads: (url) => {
        const { filled } = requests;
        return [read(listDuplicates, { ...filled(url, ['page', 'why'], 10), ...filled(url, ['apart'], 5) })];
      },
      component: 'duplicates/DuplicatesPage',
    },
    {
      path: `${paths.duplicates}/:pair`,
      title: 'Two listings',
      permission: 'look',
      reads: (url) => {
        const request = requests.pairRequest(url);
        return request ? [read(readPair, request)] : [];
      },
      component: 'duplicates/PairPage',
    },
  ],
};
