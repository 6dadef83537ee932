import type { PageServer } from '../../history/page-server';
import { shopReads } from '../../shops/page/shop-reads';
import { showcaseOf } from './showcase';

export const server: PageServer = {
  reads: ({ url, ...visitor }) => shopReads(showcaseOf(url.query, visitor).id),
};
