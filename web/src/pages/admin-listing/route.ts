import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/listings/:listing', title: 'Listing' }],
  sheet: 'console',
  load: () => import('./Page'),
};
