import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/DeliveryDetails', title: 'Delivery details' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
