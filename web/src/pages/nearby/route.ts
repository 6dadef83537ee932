import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [
    { path: '/NearbyService', title: 'Services near you', isIndexed: true },
    { path: '/NearbyShop', title: 'Shops near you', isIndexed: true },
  ],
  budget: 101.2,
  load: () => import('./Page'),
};
