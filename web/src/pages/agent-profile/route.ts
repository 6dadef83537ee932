import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryProfile', title: 'Delivery profile' }],
  budget: 123.3,
  load: () => import('./Page'),
};
