import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/customers', title: 'Customers' }],
  sheet: 'console',
  budget: 100,
  load: () => import('./Page'),
};
