import { landingDrawings } from '../landing/landing-server';
import type { PageServer } from '../../page/page-server';
import { searchReads } from '../../search/page-reads';
import { sameSearchAtHome } from './same-search-at-home';

export const server: PageServer = {
  redirect: ({ url, user }) => (user ? sameSearchAtHome(url) : null),
  reads: searchReads,
  drawings: landingDrawings,
};
