import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/AssignDelivery', title: 'Nearby Delivery Agent', isIndexed: true }],
  load: () => import('./Page'),
};
