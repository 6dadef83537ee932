import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/ShopProfile', title: 'Shop profile' }],
  load: () => import('./Page'),
};
