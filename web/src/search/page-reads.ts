import type { PageCall } from '@aaspaas/contract/page';
import { listShops } from '@aaspaas/contract/shops/calls';
import { type PageVisit, readOf } from '../navigation/page-server';
import { resultsRequest } from './list-requests';
import { searchOf, sectionRequest } from './requests';

/** Some shops and some services of a city, as the landing and home pages show them. */
export function sectionReads({ url }: PageVisit): PageCall[] {
  const { city } = searchOf(url);
  return [
    readOf(listShops, sectionRequest('shop', { city })),
    readOf(listShops, sectionRequest('service', { city })),
  ];
}

export function searchReads({ url }: PageVisit): PageCall[] {
  return [readOf(listShops, resultsRequest(url, { city: searchOf(url).city }))];
}
