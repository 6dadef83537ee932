import { listShops } from '@aaspaas/contract/shops/calls';
import type { PublicSettings } from '@aaspaas/contract/page';
import { type PageServer, readOf } from '../../page/page-server';
import { resultsRequest } from '../../search/list-requests';
import { viewOf } from '../../search/list-urls';
import { firstPlace } from '../../search/requests';
import { shopReads } from '../../shops/detail/shop-reads';
import { sameSearchAtHome } from './same-search-at-home';
import { shopInPlaceOf } from './shop-in-place';

export const server: PageServer = {
  redirect: ({ url, user }) => (user && url.path === '/' ? sameSearchAtHome(url) : null),
  reads: (visit) => {
    const shop = shopInPlaceOf(visit.url);
    return [
      readOf(listShops, resultsRequest(visit.url, firstPlace(visit))),
      ...shopReads(typeof shop === 'number' ? shop : null),
    ];
  },
  answer: ({ url, settings }) => ({ head: { preconnect: viewOf(url) === 'map' ? tileHost(settings) : '' } }),
  atOnce: ['src/pages/results/ResultsMap.tsx', 'src/places/map/LeafletMap.tsx'],
  // On computers the map stands beside every list, but the server does not know the screen, and phones pay for bytes.
  asksAtOnce: ({ url }) => viewOf(url) === 'map',
};

/** The map's tiles are asked for last; the way to their host is known by then. */
const tileHost = ({ tileUrl }: PublicSettings): string => /^https?:\/\/[^/{]+(?=\/)/.exec(tileUrl)?.[0] ?? '';
