import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/ShopProfileLayout', title: 'Shop profile' }],
  load: () => import('./Page'),
};
