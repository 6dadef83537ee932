import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/customers', title: 'Customers' }],
  sheet: 'console',
  budget: 95,
  load: () => import('./Page'),
};
