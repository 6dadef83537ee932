import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/ShopProfile', title: 'Shop profile' }],
  load: () => import('./Page'),
};
