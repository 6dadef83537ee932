import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/shops', title: 'Shops' }],
  sheet: 'console',
  budget: 95,
  load: () => import('./Page'),
};
