import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/listings/:listing', title: 'Listing' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
