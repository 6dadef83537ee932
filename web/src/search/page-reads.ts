import type { PageCall } from '@aaspaas/contract/page';
import { listShops } from '@aaspaas/contract/shops/calls';
import { type PageVisit, readOf } from '../page/page-server';
import { firstPlace, sectionRequest } from './requests';

/** Some shops and some services of a place, as the landing and home pages show them. */
export function sectionReads(visit: PageVisit): PageCall[] {
  const place = firstPlace(visit);
  return [
    readOf(listShops, sectionRequest('shop', place)),
    readOf(listShops, sectionRequest('service', place)),
  ];
}
