import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/ShopProfileLayout', title: 'Shop profile' }],
  budget: 97.7,
  load: () => import('./Page'),
};
