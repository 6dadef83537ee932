import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/ShopProfileLayout', title: 'Shop profile' }],
  budget: 91.7,
  load: () => import('./Page'),
};
