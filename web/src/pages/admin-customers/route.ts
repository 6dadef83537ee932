import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/customers', title: 'Customers' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
