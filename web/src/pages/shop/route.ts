import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/shop/:shop', title: 'Shop', isIndexed: true }],
  sheet: 'first',
  budget: 95,
  load: () => import('./Page'),
};
