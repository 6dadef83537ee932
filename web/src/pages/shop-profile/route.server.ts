import type { PageServer } from '../../history/page-server';
import { shopReads } from '../../shops/page/shop-reads';

export const server: PageServer = {
  // One's own shop is private, and read by the page itself.
  reads: ({ user, settings }) => (user ? [] : shopReads(settings.demoShopId)),
};
