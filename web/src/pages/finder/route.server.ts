import { listShops } from '@aaspaas/contract/shops/calls';
import type { PublicSettings } from '@aaspaas/contract/page';
import { finderRead } from './finder-read';
import { questionOf } from './finder-url';
import { type PageServer, readOf } from '../../page/page-server';
import { firstPlace } from '../../search/requests';
import { shopReads } from '../../shops/detail/shop-reads';

export const server: PageServer = {
  reads: (visit) => {
    const question = questionOf(visit.url);
    const shop = typeof question.shop === 'number' ? question.shop : null;
    return [readOf(listShops, finderRead(visit.url, firstPlace(visit))), ...shopReads(shop)];
  },
  answer: ({ url, settings }) => ({
    head: { preconnect: questionOf(url).view === 'map' ? tileHost(settings) : '' },
  }),
  atOnce: ['src/pages/finder/FinderMap.tsx', 'src/places/map/LeafletMap.tsx'],
  // On computers the map stands beside every list, but the server does not know the screen, and phones pay for bytes.
  asksAtOnce: ({ url }) => questionOf(url).view === 'map',
};

/** The map's tiles are asked for last; the way to their host is known by then. */
const tileHost = ({ tileUrl }: PublicSettings): string => /^https?:\/\/[^/{]+(?=\/)/.exec(tileUrl)?.[0] ?? '';
