import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/shop/:shop', title: 'Shop', isIndexed: true }],
  sheet: 'first',
  budget: 95,
  load: () => import('./Page'),
};
