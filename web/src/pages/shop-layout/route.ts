import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/ShopProfileLayout', title: 'Shop profile' }],
  load: () => import('./Page'),
};
