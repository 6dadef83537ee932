import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [
    { path: '/UserProfile', title: 'Search', withQuery: 'search' },
    { path: '/NearbyService', title: 'Search', withQuery: 'search' },
    { path: '/NearbyShop', title: 'Search', withQuery: 'search' },
  ],
  budget: 106.1,
  load: () => import('./Page'),
};
