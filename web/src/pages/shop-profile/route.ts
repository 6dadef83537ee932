import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/ShopProfile', title: 'Shop profile' }],
  budget: 105.5,
  load: () => import('./Page'),
};
