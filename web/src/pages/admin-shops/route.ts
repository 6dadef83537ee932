import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/shops', title: 'Shops' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
