import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/customers', title: 'Customers' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
