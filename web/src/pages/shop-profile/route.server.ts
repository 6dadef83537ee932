import type { PageServer } from '../../page/page-server';
import { shopReads } from '../../shops/detail/shop-reads';

export const server: PageServer = {
  // One's own shop is private, and read by the page itself.
  reads: ({ user, settings }) => (user ? [] : shopReads(settings.demoShopId)),
};
