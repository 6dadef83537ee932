import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/listings/:listing', title: 'Listing' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
