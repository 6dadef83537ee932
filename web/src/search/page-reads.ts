import type { PageCall } from '@aaspaas/contract/page';
import { listShops } from '@aaspaas/contract/shops/calls';
import { type PageVisit, readOf } from '../page/page-server';
import { firstPlace, sectionRequests } from './requests';

/** What is open near a place, and some of its shops and services, as the landing and home pages show them. */
export const sectionReads = (visit: PageVisit): PageCall[] =>
  Object.values(sectionRequests(firstPlace(visit))).map((request) => readOf(listShops, request));
