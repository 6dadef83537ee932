import type { PageServer } from '../../page/page-server';
import { shopReads } from '../../shops/detail/shop-reads';
import { showcaseOf } from './showcase';

export const server: PageServer = {
  reads: ({ url, ...visitor }) => shopReads(showcaseOf(url.query, visitor).id),
};
