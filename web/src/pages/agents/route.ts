import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/AssignDelivery', title: 'Nearby Delivery Agent', isIndexed: true }],
  budget: 122.8,
  load: () => import('./Page'),
};
