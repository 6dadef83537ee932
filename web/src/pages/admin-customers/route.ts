import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/customers', title: 'Customers' }],
  sheet: 'console',
  load: () => import('./Page'),
};
