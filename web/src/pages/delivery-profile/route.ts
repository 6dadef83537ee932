import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryProfile', title: 'Delivery profile' }],
  load: () => import('./Page'),
};
