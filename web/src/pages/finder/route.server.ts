import { listShops } from '@aaspaas/contract/shops/calls';
import type { PublicSettings } from '@aaspaas/contract/page';
import { finderRead } from '../../finder/finder-read';
import { questionOf } from '../../finder/finder-url';
import { type PageServer, readOf } from '../../navigation/page-server';
import { shopReads } from '../../shops/page/shop-reads';

export const server: PageServer = {
  reads: ({ url }) => {
    const question = questionOf(url);
    const shop = typeof question.shop === 'number' ? question.shop : null;
    return [readOf(listShops, finderRead(question)), ...shopReads(shop)];
  },
  answer: ({ settings }) => ({ head: { preconnect: tileHost(settings) } }),
  atOnce: ['src/places/map/LeafletMap.tsx'],
};

/** The map's tiles are asked for last; the way to their host is known by then. */
const tileHost = ({ tileUrl }: PublicSettings): string => /^https?:\/\/[^/{]+(?=\/)/.exec(tileUrl)?.[0] ?? '';
