import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryProfile', title: 'Delivery profile' }],
  budget: 123.3,
  load: () => import('./Page'),
};
