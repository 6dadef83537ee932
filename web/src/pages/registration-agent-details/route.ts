import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryDetails', title: 'Delivery details' }],
  sheet: 'registration',
  budget: 106.4,
  load: () => import('./Page'),
};
