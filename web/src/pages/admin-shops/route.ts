import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/shops', title: 'Shops' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
