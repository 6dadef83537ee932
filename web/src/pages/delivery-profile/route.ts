import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryProfile', title: 'Delivery profile' }],
  load: () => import('./Page'),
};
