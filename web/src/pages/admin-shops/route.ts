import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/shops', title: 'Shops' }],
  sheet: 'console',
  load: () => import('./Page'),
};
