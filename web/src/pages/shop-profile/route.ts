import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/ShopProfile', title: 'Shop profile' }],
  budget: 105.5,
  load: () => import('./Page'),
};
